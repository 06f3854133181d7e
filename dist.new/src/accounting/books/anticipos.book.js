"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.anticiposBook = anticiposBook;
const figure_1 = require("../explain/figure");
const book_1 = require("./book");
const COLUMNS = [
    { id: 'session', en: 'Session', es: 'Sesión' },
    { id: 'opened', en: 'Opened', es: 'Apertura' },
    { id: 'closed', en: 'Closed', es: 'Cierre' },
    { id: 'minimum', en: 'Minimum', es: 'Mínimo' },
    { id: 'float', en: 'Opening float (O)', es: 'Anticipo inicial (O)' },
    { id: 'fills', en: 'Fills (F)', es: 'Reposiciones (F)' },
    { id: 'credits', en: 'Credits (C)', es: 'Devoluciones (C)' },
    { id: 'inventory', en: 'Inventory (I)', es: 'Existencias (I)' },
    { id: 'drop', en: 'Drop (D)', es: 'Cajas (D)' },
    { id: 'prizes', en: 'Pool prizes (JP)', es: 'Premios de bote (JP)' },
    { id: 'toSlot', en: 'To slot (SL)', es: 'A la ranura (SL)' },
    { id: 'stakes', en: 'Pool stakes (JS)', es: 'Aportaciones (JS)' },
    { id: 'result', en: 'Result (R)', es: 'Resultado (R)' },
    { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
    { id: 'signers', en: 'Signed by', es: 'Firmado por' },
];
/** Registro de anticipos: one section per house-banked table, closed per session and totalled per day. */
function anticiposBook({ currency, sessions }) {
    const housed = sessions.filter(({ isHouseBanked, parts }) => isHouseBanked || parts !== undefined);
    const tables = [...new Set(housed.map(({ table }) => table))];
    return {
        sections: tables.map((table) => {
            const rows = housed
                .filter((session) => session.table === table)
                .map((session) => rowOf(session, currency));
            return {
                en: `Table ${table}`,
                es: `Mesa ${table}`,
                columns: COLUMNS,
                rows,
                totals: (0, book_1.totalsOf)(rows, currency).map((cell, column) => (column === 3 ? null : cell)),
            };
        }),
    };
}
function rowOf(session, currency) {
    const { sessionNo, openedAt, closedAt, minimum, parts, result, unequalSlips, signers } = session;
    const sum = (amount, part) => amount === undefined ? null : (0, book_1.money)(amount, currency, figureOf(session, part));
    return [
        { number: sessionNo },
        (0, book_1.moment)(openedAt),
        (0, book_1.moment)(closedAt),
        minimum === undefined ? null : (0, book_1.money)(minimum, currency),
        sum(parts?.openingFloat, 'opening-float'),
        sum(parts?.fills, 'fills'),
        sum(parts?.credits, 'credits'),
        sum(parts?.inventory, 'inventory'),
        sum(parts?.boxes, 'boxes'),
        sum(parts?.prizes, 'prizes'),
        sum(parts?.toSlot, 'to-slot'),
        sum(parts?.stakesSwept, 'stakes-swept'),
        sum(result),
        (0, book_1.text)(remarks(parts === undefined, unequalSlips)),
        (0, book_1.text)(signers.join(', ')),
    ];
}
/** The address of the result of a session, or of a part of it. */
const figureOf = ({ table, day, sessionNo }, part) => (0, figure_1.addressOf)({ kind: 'result', table, day, sessionNo, ...(part === undefined ? {} : { part }) });
const remarks = (uncounted, unequalSlips) => [
    ...(uncounted ? ['sin recuento'] : []),
    ...(unequalSlips === 0 ? [] : [`${unequalSlips} reposiciones distintas del anticipo`]),
].join('; ');
//# sourceMappingURL=anticipos.book.js.map