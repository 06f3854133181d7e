"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.botesBook = void 0;
const interconnected_poker_1 = require("../../games/house-poker/interconnected-poker");
const money_1 = require("../../kernel/money");
const rational_1 = require("../../kernel/rational");
const book_1 = require("./book");
const OF_POOLS = [
    { id: 'pool', en: 'Pool', es: 'Bote' },
    { id: 'game', en: 'Game', es: 'Juego' },
    { id: 'opening', en: 'Meter before', es: 'Contador anterior' },
    { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
    { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
    { id: 'closing', en: 'Meter by the books', es: 'Contador según libros' },
    { id: 'read', en: 'Last reading', es: 'Última lectura' },
    { id: 'difference', en: 'Difference at the reading', es: 'Diferencia en la lectura' },
    { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
];
const OF_MOVES = [
    { id: 'day', en: 'Day', es: 'Jornada' },
    { id: 'at', en: 'At', es: 'Hora' },
    { id: 'concept', en: 'Concept', es: 'Concepto' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
    { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
    { id: 'meter', en: 'Meter by the books', es: 'Contador según libros', carries: 'balance' },
    { id: 'read', en: 'Reading', es: 'Lectura' },
    { id: 'difference', en: 'Difference', es: 'Diferencia' },
    { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
    { id: 'approvedBy', en: 'Authorised by', es: 'Autorizado por' },
    { id: 'document', en: 'Document', es: 'Documento' },
];
const OF_RETURNS = [
    { id: 'pool', en: 'Pool', es: 'Bote' },
    { id: 'month', en: 'Month', es: 'Mes' },
    { id: 'staked', en: 'Staked', es: 'Apostado' },
    { id: 'prizes', en: 'Prizes', es: 'Premios' },
    { id: 'growth', en: 'Growth owed to players', es: 'Crecimiento debido a jugadores' },
    { id: 'return', en: 'Return in %', es: 'Devolución en %' },
    { id: 'least', en: 'Least return in %', es: 'Devolución mínima en %' },
    { id: 'missing', en: 'Missing', es: 'Falta' },
];
/**
 * The book of jackpots: each pool with what moved it, its readings, who authorised what the house did to it, and what it
 * gave back of each month's stakes. A meter belongs to the players; only the share of the house is income.
 */
const botesBook = ({ pools }) => ({
    sections: [
        { en: 'Pools', es: 'Botes', columns: OF_POOLS, rows: pools.map(poolRow) },
        ...pools.map(movesOf),
        {
            ...{ en: 'Return of each month', es: 'Devolución de cada mes', columns: OF_RETURNS },
            rows: pools.flatMap((pool) => pool.months.map((month) => returnRow(pool, month))),
        },
    ],
});
exports.botesBook = botesBook;
function poolRow(pool) {
    const { moves, opening, currency, game } = pool;
    const read = moves.findLast(({ shown }) => shown !== undefined);
    const amounts = [
        opening,
        (0, money_1.sumMinor)(moves.map(({ toMeter }) => toMeter)),
        (0, money_1.sumMinor)(moves.map(({ fromMeter }) => fromMeter)),
        moves.at(-1)?.meter ?? opening,
    ];
    return [
        (0, book_1.text)(pool.pool),
        { games: game === undefined ? [] : [game] },
        ...amounts.map((amount) => (0, book_1.money)(amount, currency)),
        ...readingOf(read, currency),
        (0, book_1.money)((0, money_1.sumMinor)(moves.map(({ houseShare }) => houseShare)), currency),
    ];
}
/** What a meter showed, and by how much the books have less (+) or more (-). */
function readingOf(move, currency) {
    if (move?.shown === undefined)
        return [null, null];
    return [(0, book_1.money)(move.shown, currency), (0, book_1.money)(move.shown - move.meter, currency)];
}
function movesOf({ pool, currency, opening, moves }) {
    const amountOf = (amount) => (0, book_1.money)(amount, currency);
    const before = [(0, book_1.text)('Contador anterior'), null, null, null, null, null, amountOf(opening)];
    const rows = moves.map((move) => [
        { moment: move.day },
        (0, book_1.moment)(move.at),
        { concept: move.eventType },
        (0, book_1.text)(move.table ?? ''),
        amountOf(move.toMeter),
        amountOf(move.fromMeter),
        amountOf(move.meter),
        ...readingOf(move, currency),
        amountOf(move.houseShare),
        (0, book_1.text)(move.approvedBy.join(', ')),
        (0, book_1.text)(move.document ?? ''),
    ]);
    const total = (of) => amountOf((0, money_1.sumMinor)(moves.map((move) => move[of])));
    return {
        ...{ en: `Pool ${pool}`, es: `Bote ${pool}`, columns: OF_MOVES },
        rows: [[...before, null, null, null, null, null], ...rows],
        totals: [
            ...[(0, book_1.text)('Total'), null, null, null, total('toMeter'), total('fromMeter')],
            ...[amountOf(moves.at(-1)?.meter ?? opening), null, null, total('houseShare'), null, null],
        ],
    };
}
function returnRow({ pool, currency, game }, { month, staked, prizes, growth }) {
    const least = leastReturnOf(game);
    const returned = prizes + growth;
    return [
        (0, book_1.text)(pool),
        (0, book_1.text)(month),
        ...[staked, prizes, growth].map((amount) => (0, book_1.money)(amount, currency)),
        staked === 0n ? null : percentage((0, rational_1.rational)(returned, staked)),
        least === undefined ? null : percentage(least),
        least === undefined ? null : (0, book_1.money)(missingOf({ staked, returned, least }), currency),
    ];
}
/** Rule 1.1.9.C-IX.2-01: a carrusel of games of three own cards returns 70 % of what is staked in it at least (OP2-44). */
const leastReturnOf = (game) => game === 'three-card-poker' || game === 'trijoker' ? interconnected_poker_1.INTERCONNECTED_CARRUSEL.leastRate?.rate : undefined;
/** By how much prizes and growth are below the least return; a fraction of a minor unit counts as a whole one. */
function missingOf(of) {
    const due = (0, rational_1.multiply)(of.least, (0, rational_1.rational)(of.staked));
    if ((0, rational_1.compare)((0, rational_1.rational)(of.returned), due) >= 0)
        return 0n;
    return (due.numerator + due.denominator - 1n) / due.denominator - of.returned;
}
const percentage = (rate) => ({ decimal: (0, rational_1.formatRational)((0, rational_1.multiply)(rate, (0, rational_1.rational)(100n)), 2) });
//# sourceMappingURL=botes.book.js.map