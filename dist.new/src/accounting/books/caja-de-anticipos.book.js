"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cajaDeAnticiposBook = cajaDeAnticiposBook;
const book_1 = require("./book");
const slip_halves_1 = require("./slip-halves");
const COLUMNS = [
    { id: 'slip', en: 'Slip', es: 'Vale' },
    { id: 'session', en: 'Session', es: 'Sesión' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'cageAt', en: 'At the cage', es: 'En caja' },
    { id: 'cageFloats', en: 'Issued (cage)', es: 'Entregado (caja)' },
    { id: 'cageReturns', en: 'Received (cage)', es: 'Recibido (caja)' },
    { id: 'cageSigners', en: 'Signed at the cage', es: 'Firmado en caja' },
    { id: 'tableAt', en: 'At the table', es: 'En mesa' },
    { id: 'tableFloats', en: 'Received (table)', es: 'Recibido (mesa)' },
    { id: 'tableReturns', en: 'Returned (table)', es: 'Devuelto (mesa)' },
    { id: 'tableSigners', en: 'Signed at the table', es: 'Firmado en mesa' },
    { id: 'difference', en: 'Difference (cage less table)', es: 'Diferencia (caja menos mesa)' },
    { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];
/**
 * The cage's own register of floats and fills, a section per table: each slip with what the cage and what the table
 * reported of it, and the difference in a column of its own. The float of the close is the table's report alone where
 * the cage has not reported its receipt.
 */
function cajaDeAnticiposBook({ currency, facts }) {
    const halves = facts.flatMap((fact) => (0, slip_halves_1.halvesOf)(fact, facts));
    const tables = [...new Set(halves.map(({ table }) => table))].sort();
    return { sections: tables.map((table) => sectionOf(table, halves, currency)) };
}
function sectionOf(table, halves, currency) {
    const rows = slipsOf(halves.filter((half) => half.table === table)).map(rowOf);
    return {
        ...{ en: `Table ${table}`, es: `Mesa ${table}`, columns: COLUMNS, rows },
        totals: (0, book_1.totalsOf)(rows, currency),
    };
}
/** The halves of each slip, in the order in which slips were first heard of. */
function slipsOf(halves) {
    const slips = new Map();
    for (const half of halves) {
        const { sessionNo, direction, currency, slip, holder } = half;
        const paper = slip === undefined ? ['none', holder] : ['slip', slip];
        const key = [sessionNo, direction, currency, ...paper].join('\0');
        slips.set(key, [...(slips.get(key) ?? []), half]);
    }
    return [...slips.values()];
}
function rowOf(halves) {
    const [first] = halves;
    const [cage, table] = ['cage', 'table'].map((side) => halves.filter((half) => half.side === side));
    const toTable = first.direction === 'to-table';
    return [
        first.slip === undefined ? null : (0, book_1.text)(first.slip),
        { number: first.sessionNo },
        (0, book_1.text)(first.holder === 'table' ? first.kind : `${first.kind} (${first.holder})`),
        (0, book_1.moment)(cage[0]?.at),
        toTable ? sumOf(cage) : null,
        toTable ? null : sumOf(cage),
        (0, book_1.text)(cage.map(({ signers }) => signers).join(', ')),
        (0, book_1.moment)(table[0]?.at),
        toTable ? sumOf(table) : null,
        toTable ? null : sumOf(table),
        (0, book_1.text)(table.map(({ signers }) => signers).join(', ')),
        isClosingUnreceived(halves) ? null : (0, book_1.money)(totalOf(cage) - totalOf(table), first.currency),
        (0, book_1.text)(remarks(cage, table)),
    ];
}
const totalOf = (halves) => halves.reduce((sum, { amount }) => sum + amount, 0n);
const sumOf = (halves) => halves.length === 0 ? null : (0, book_1.money)(totalOf(halves), halves[0].currency);
/** The close posts the closing float alone; that the cage does not report its receipt is no difference. */
const isClosingUnreceived = (halves) => halves.every(({ side, kind }) => side === 'table' && kind === 'cierre');
function remarks(cage, table) {
    const closing = isClosingUnreceived([...cage, ...table]);
    return [
        ...(cage.length === 0 && !closing ? ['sin anotación de la caja'] : []),
        ...(table.length === 0 ? ['sin anotación de la mesa'] : []),
        ...(cage.length > 1 || table.length > 1 ? ['vale repetido'] : []),
    ].join('; ');
}
//# sourceMappingURL=caja-de-anticipos.book.js.map