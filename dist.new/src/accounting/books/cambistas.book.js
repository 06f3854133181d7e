"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cambistasBook = cambistasBook;
const book_1 = require("./book");
const declared_fact_1 = require("./declared-fact");
const posted_move_1 = require("./posted-move");
const COLUMNS = [
    { id: 'at', en: 'At', es: 'Momento' },
    { id: 'kind', en: 'Kind', es: 'Concepto' },
    { id: 'slip', en: 'Order', es: 'Vale' },
    { id: 'chips', en: 'Chips', es: 'Fichas' },
    { id: 'cash', en: 'Cash', es: 'Efectivo' },
    { id: 'difference', en: 'Of it, difference of a count', es: 'De ello, diferencia de recuento' },
    { id: 'signers', en: 'Signed by', es: 'Firmado por' },
];
const CONCEPTS = {
    'cagnotte.table.opened.v1': 'Fondo',
    'cagnotte.table.filled.v1': 'Pedido',
    'cagnotte.table.credited.v1': 'Devolución',
    'cagnotte.cambista.counted.v1': 'Recuento',
    'cagnotte.table.closed.v1': 'Entrega al cierre',
};
/**
 * The cambistas of circle tables, a section per session: imprest, orders, what was changed with customers in one row,
 * counts with their difference, and what went back to the cage. What is left over stands in the totals.
 */
function cambistasBook(figures) {
    const sessions = new Map();
    for (const move of figures.moves) {
        const key = [move.gamingDay, move.table, move.sessionNo].join('\0');
        sessions.set(key, [...(sessions.get(key) ?? []), move]);
    }
    return { sections: [...sessions.values()].map((moves) => sectionOf(moves, figures)) };
}
function sectionOf(moves, { facts, currency }) {
    const [{ table, sessionNo, gamingDay }] = moves;
    const told = facts.filter(({ recordNumber }) => moves.some(({ ofRecord }) => ofRecord === recordNumber));
    const rest = moves.filter(({ ofRecord }) => !told.some(({ recordNumber }) => recordNumber === ofRecord));
    const rows = [
        ...told.map((fact) => rowOfFact(fact, moves, currency)),
        ...(rest.length === 0 ? [] : [rowOf(rest, { currency, concept: 'Cambios con clientes' })]),
    ];
    return {
        en: `Table ${table ?? ''}, session ${sessionNo}, ${gamingDay}`,
        es: `Mesa ${table ?? ''}, sesión ${sessionNo}, ${gamingDay}`,
        ...{ columns: COLUMNS, rows, totals: (0, book_1.totalsOf)(rows, currency) },
    };
}
function rowOfFact(fact, moves, currency) {
    const own = moves.filter(({ ofRecord }) => ofRecord === fact.recordNumber);
    return rowOf(own, {
        ...{ currency, concept: CONCEPTS[fact.type], at: fact.happenedAt },
        slip: slipOf(fact),
        signers: signersOf(fact),
    });
}
function rowOf(moves, { currency, concept, at, slip, signers = '' }) {
    const on = (account) => (0, posted_move_1.sumOfMoves)(moves.filter((move) => move.currency === currency && move.account.startsWith(`${account}:`)));
    const difference = -on('variance');
    return [
        (0, book_1.moment)(at),
        (0, book_1.text)(concept),
        slip === undefined ? null : (0, book_1.text)(slip),
        (0, book_1.money)(on('chips'), currency),
        (0, book_1.money)(on('cash'), currency),
        difference === 0n ? null : (0, book_1.money)(difference, currency),
        (0, book_1.text)(signers),
    ];
}
function slipOf({ type, data }) {
    switch (type) {
        case 'cagnotte.table.opened.v1':
            return data.float.slip;
        case 'cagnotte.table.filled.v1':
        case 'cagnotte.table.credited.v1':
            return data.slip;
        case 'cagnotte.table.closed.v1':
            return data.toCage.find(({ holder }) => holder === 'cambista')?.slip;
        case 'cagnotte.cambista.counted.v1':
            return undefined;
    }
}
function signersOf({ type, data }) {
    if (type === 'cagnotte.table.opened.v1')
        return (0, declared_fact_1.namesOf)(data.staff);
    return (0, declared_fact_1.namesOf)(type === 'cagnotte.table.closed.v1' ? data.certifiedBy : data.by);
}
//# sourceMappingURL=cambistas.book.js.map