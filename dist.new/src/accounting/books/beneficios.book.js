"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.beneficiosBook = void 0;
const spanish_moment_1 = require("../../kernel/spanish-moment");
const game_codes_1 = require("../../games/game-codes");
const book_1 = require("./book");
const COLUMNS = [
    { id: 'banker', en: 'Banker', es: 'Banquero' },
    { id: 'from', en: 'From', es: 'Desde' },
    { id: 'until', en: 'Until', es: 'Hasta' },
    { id: 'expected', en: 'Expected', es: 'Previsto' },
    { id: 'counted', en: 'Counted', es: 'Contado' },
    { id: 'difference', en: 'Difference', es: 'Diferencia' },
    { id: 'fees', en: 'Fees outside the cagnotte', es: 'Derechos fuera de la cagnotte' },
];
/**
 * Registro de beneficios: one section per session of a circle table, in it a row for each successive banker. Expected
 * and counted stand beside each other, differences in a column of their own; no two tables are set off.
 */
const beneficiosBook = ({ currency, sessions }) => ({
    sections: sessions.filter(isCircle).map((session) => {
        const rows = rowsOf(session, currency);
        return { ...headingOf(session), columns: COLUMNS, rows, totals: (0, book_1.totalsOf)(rows, currency) };
    }),
});
exports.beneficiosBook = beneficiosBook;
const isCircle = ({ isHouseBanked, parts }) => !isHouseBanked && parts === undefined;
function headingOf(session) {
    const { table, sessionNo, game = '', openedAt = '', closedAt = '', staff } = session;
    const people = staff.join(', ');
    const abierta = `de ${(0, spanish_moment_1.spanishMoment)(openedAt)} a ${(0, spanish_moment_1.spanishMoment)(closedAt)}`;
    return {
        en: `Table ${table}, session ${sessionNo}: ${game}, ${openedAt} – ${closedAt}; ${people}`,
        es: `Mesa ${table}, sesión ${sessionNo}: ${(0, game_codes_1.spanishGame)(game)}, ${abierta}; ${people}`,
    };
}
/**
 * A row for each banker, one for what belongs to none, and where the slot was counted for all, that row has the count.
 * Of what was never reported nothing can be expected, so that no difference is shown either.
 */
function rowsOf({ banks, commission, dropped, cagnotteDifference, onlyCounted }, currency) {
    const ofBanks = banks.reduce((sum, { expected }) => sum + expected, 0n);
    const countedOfBanks = banks.reduce((sum, { counted }) => sum + (counted ?? 0n), 0n);
    const rest = dropped - ofBanks;
    const countedOfRest = dropped + cagnotteDifference + onlyCounted - countedOfBanks;
    const differenceOfBanks = banks.reduce((sum, { expected, counted }) => (counted === undefined ? sum : sum + counted - expected), 0n);
    return [
        ...banks.map((bank) => bankRow(bank, currency)),
        [
            (0, book_1.text)(banks.length === 0 ? 'Mesa' : 'Conjunto'),
            null,
            null,
            onlyCounted === 0n ? (0, book_1.money)(rest, currency) : null,
            (0, book_1.money)(countedOfRest, currency),
            onlyCounted === 0n ? (0, book_1.money)(cagnotteDifference - differenceOfBanks, currency) : null,
            (0, book_1.money)(commission - dropped - onlyCounted, currency),
        ],
    ];
}
const bankRow = ({ bank, banker, from, until, expected, counted }, currency) => [
    (0, book_1.text)(`${banker} (${bank})`),
    (0, book_1.moment)(from),
    (0, book_1.moment)(until),
    (0, book_1.money)(expected, currency),
    counted === undefined ? null : (0, book_1.money)(counted, currency),
    counted === undefined ? null : (0, book_1.money)(counted - expected, currency),
    null,
];
//# sourceMappingURL=beneficios.book.js.map