"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cajasBook = cajasBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const posted_move_1 = require("./posted-move");
const OF_BOXES = [
    { id: 'box', en: 'Box', es: 'Caja' },
    { id: 'session', en: 'Session', es: 'Sesión' },
    { id: 'placed', en: 'On the table from', es: 'En mesa desde' },
    { id: 'placedBy', en: 'Placed by', es: 'Colocada por' },
    { id: 'swapped', en: 'Swapped', es: 'Cambiada' },
    { id: 'replacement', en: 'Replaced by', es: 'Sustituida por' },
    { id: 'document', en: 'Record', es: 'Acta' },
    { id: 'swappedBy', en: 'Swapped by', es: 'Cambiada por' },
    { id: 'counted', en: 'Counted', es: 'Recuento' },
    { id: 'expected', en: 'Expected', es: 'Previsto' },
    { id: 'amount', en: 'Found', es: 'Hallado' },
    { id: 'difference', en: 'Difference', es: 'Diferencia' },
    { id: 'countedBy', en: 'Counted by', es: 'Contada por' },
    { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];
const OF_NOTES = [
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'box', en: 'Box', es: 'Caja' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
    { id: 'pieces', en: 'Pieces', es: 'Piezas' },
    { id: 'value', en: 'Value', es: 'Importe' },
];
/**
 * Drop sheets: a section per table with a row for each box, put on the table, swapped and counted, and the difference
 * from what was changed at the table in a column of its own; then what was counted, by denomination where stated.
 */
function cajasBook(figures) {
    const boxes = boxesOf(figures.facts);
    const tables = [...new Set(boxes.map(({ table }) => table))].sort();
    const sections = tables.map((table) => {
        const rows = boxes.filter((box) => box.table === table).map((box) => rowOf(box, figures));
        return {
            ...{ en: `Table ${table}`, es: `Mesa ${table}`, columns: OF_BOXES, rows },
            totals: (0, book_1.totalsOf)(rows, figures.currency),
        };
    });
    const notes = (0, declared_fact_1.factsOf)(figures.facts, 'cagnotte.drop.counted.v1').flatMap(notesOf);
    return notes.length === 0
        ? { sections }
        : { sections: [...sections, notesSection(notes, figures.currency)] };
}
const notesSection = (rows, currency) => ({
    ...{ en: 'By denomination', es: 'Por valor facial' },
    ...{
        columns: OF_NOTES,
        rows,
        totals: (0, book_1.totalsOf)(rows, currency).map((cell, at) => (at === 3 ? null : cell)),
    },
});
/** Every box that was put on a table, or counted there, in the order in which it was first heard of. */
function boxesOf(facts) {
    const boxes = new Map();
    for (const fact of facts) {
        const { sessionNo } = fact;
        const table = fact.table ?? '';
        for (const box of namedBoxes(fact))
            boxes.set([table, sessionNo, box].join('\0'), { table, sessionNo, box });
    }
    return [...boxes.values()];
}
function namedBoxes({ type, data }) {
    if (type === 'cagnotte.table.opened.v1')
        return data.box === undefined ? [] : [data.box];
    return type === 'cagnotte.box.swapped.v1' ? [data.box, data.replacement] : [data.box];
}
function rowOf(at, { facts, variances, currency }) {
    const own = facts.filter(({ table, sessionNo }) => (table ?? '') === at.table && sessionNo === at.sessionNo);
    const placed = placingOf(at.box, own);
    const swap = (0, declared_fact_1.factsOf)(own, 'cagnotte.box.swapped.v1').find(({ data }) => data.box === at.box);
    const counts = (0, declared_fact_1.factsOf)(own, 'cagnotte.drop.counted.v1').filter(({ data }) => data.box === at.box);
    const posted = variances.filter((move) => move.currency === currency && counts.some(({ recordNumber }) => recordNumber === move.ofRecord));
    const isCaptured = (0, declared_fact_1.factsOf)(own, 'cagnotte.table.opened.v1')[0]?.data.captures.buyIns === true;
    const isCompared = counts.length > 0 && (isCaptured || posted.length > 0);
    return [
        ...[(0, book_1.text)(at.box), { number: at.sessionNo }, (0, book_1.moment)(placed?.at), (0, book_1.text)(placed?.by ?? '')],
        ...(swap === undefined ? [null, null, null, null] : swapCells(swap)),
        (0, book_1.moment)(counts.at(-1)?.happenedAt),
        ...amountsOf(counts, { short: (0, posted_move_1.sumOfMoves)(posted), isCompared, currency }),
        (0, book_1.text)((0, declared_fact_1.namesOf)(counts.flatMap(({ data }) => data.by))),
        (0, book_1.text)(remarks({ placed: placed !== undefined, counts: counts.length, isCompared })),
    ];
}
const swapCells = ({ happenedAt, data }) => [
    (0, book_1.moment)(happenedAt),
    (0, book_1.text)(data.replacement),
    (0, book_1.text)(data.document ?? ''),
    (0, book_1.text)((0, declared_fact_1.namesOf)(data.by)),
];
/** Expected, found and difference; expected is nothing where nobody reports what is changed at the table. */
function amountsOf(counts, { short, isCompared, currency }) {
    if (counts.length === 0)
        return [null, null, null];
    const found = counts.reduce((sum, { data }) => sum + (0, money_1.minorFromWire)(data.amount), 0n);
    const compared = (amount) => (isCompared ? (0, book_1.money)(amount, currency) : null);
    return [compared(found + short), (0, book_1.money)(found, currency), compared(-short)];
}
/** When a box came to the table, and by whom. */
function placingOf(box, facts) {
    const placings = facts.flatMap(({ type, data, happenedAt: at }) => {
        if (type === 'cagnotte.table.opened.v1')
            return data.box === box ? [{ at, by: (0, declared_fact_1.namesOf)(data.staff) }] : [];
        if (type === 'cagnotte.box.issued.v1')
            return data.box === box ? [{ at, by: (0, declared_fact_1.namesOf)(data.by) }] : [];
        if (type === 'cagnotte.box.swapped.v1')
            return data.replacement === box ? [{ at, by: (0, declared_fact_1.namesOf)(data.by) }] : [];
        return [];
    });
    return placings[0];
}
const remarks = (box) => [
    ...(box.placed ? [] : ['no consta en mesa']),
    ...(box.counts === 0 ? ['sin recuento'] : []),
    ...(box.counts > 1 ? ['contada más de una vez'] : []),
    ...(box.counts > 0 && !box.isCompared ? ['cambios no registrados uno a uno'] : []),
].join('; ');
/** The notes of a count, and money in other currencies: by denomination, or in one where nobody said. */
function notesOf({ table, data }) {
    const { box, currency, notes = [], otherCurrencies = [] } = data;
    const counted = [
        { currency, notes, amount: 0 },
        ...otherCurrencies.map((other) => ({ ...other, notes: other.notes ?? [] })),
    ];
    return counted.flatMap(({ currency: of, notes: pieces, amount }) => {
        const row = (denomination, number, value) => [
            ...[(0, book_1.text)(table ?? ''), (0, book_1.text)(box), (0, book_1.text)(of), denomination, number, (0, book_1.money)(value, of)],
        ];
        if (pieces.length === 0 && amount > 0)
            return [row(null, null, (0, money_1.minorFromWire)(amount))];
        return pieces.map(({ denomination, pieces: number }) => row((0, book_1.money)((0, money_1.minorFromWire)(denomination), of), { number }, (0, money_1.minorFromWire)(denomination) * BigInt(number)));
    });
}
//# sourceMappingURL=cajas-y-conteo.book.js.map