"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.incomeOf = exports.isInControlBook = void 0;
exports.controlBook = controlBook;
const money_1 = require("../../kernel/money");
const spanish_words_1 = require("../../kernel/spanish-words");
const figure_1 = require("../explain/figure");
const book_1 = require("./book");
const OF_TABLES = [
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'game', en: 'Game', es: 'Juego' },
    { id: 'sessions', en: 'Sessions', es: 'Sesiones' },
    { id: 'income', en: 'Income', es: 'Ingreso' },
];
/**
 * Libro-registro de control de ingresos: the results of every table totalled for the day, in figures and in words.
 * House-banked and circle tables are not set off against each other, and pools stand apart. Nobody writes into it.
 */
function controlBook({ currency, sessions, pools }) {
    const shown = sessions.filter(exports.isInControlBook);
    const housed = shown.filter(({ parts }) => parts !== undefined);
    const circle = shown.filter(({ parts }) => parts === undefined);
    const sections = [
        tablesSection('House-banked tables', 'Mesas de contrapartida', housed, currency),
        tablesSection('Circle tables', 'Mesas de círculo', circle, currency),
        {
            ...{ en: 'Pools: stakes less prizes', es: 'Botes: aportaciones menos premios' },
            columns: [
                { id: 'pool', en: 'Pool', es: 'Bote' },
                { id: 'income', en: 'Income', es: 'Ingreso' },
            ],
            rows: pools.map(({ pool, income }) => [(0, book_1.text)(pool), (0, book_1.money)(income, currency)]),
            totals: [(0, book_1.text)('Total'), (0, book_1.money)((0, money_1.sumMinor)(pools.map(({ income }) => income)), currency)],
        },
    ];
    const amount = (0, money_1.sumMinor)([...housed, ...circle].map(exports.incomeOf));
    return {
        sections,
        total: { amount, currency, words: (0, spanish_words_1.spanishWords)(amount, currency), ...figureOf(shown) },
    };
}
/** The control book has every session but those of house-banked tables whose float was not counted. */
const isInControlBook = ({ isHouseBanked, parts }) => parts !== undefined || !isHouseBanked;
exports.isInControlBook = isInControlBook;
/** R of a house-banked table; of a circle table its cagnotte as counted, and what was paid besides. */
const incomeOf = ({ result, commission, cagnotteDifference }) => result ?? commission + cagnotteDifference;
exports.incomeOf = incomeOf;
/** The address of the income of a day, or of a table in it; none where nothing was played. */
const figureOf = ([first], table) => first === undefined
    ? {}
    : {
        figure: (0, figure_1.addressOf)({
            ...{ kind: 'control-book', day: first.day },
            ...(table === undefined ? {} : { table }),
        }),
    };
function tablesSection(en, es, sessions, currency) {
    const tables = [...new Set(sessions.map(({ table }) => table))].sort();
    const rows = tables.map((table) => {
        const own = sessions.filter((session) => session.table === table);
        const games = [...new Set(own.flatMap(({ game }) => game ?? []))];
        const income = (0, money_1.sumMinor)(own.map(exports.incomeOf));
        const { figure } = figureOf(own, table);
        return [(0, book_1.text)(table), { games }, { number: own.length }, (0, book_1.money)(income, currency, figure)];
    });
    const totals = rows.length === 0 ? [(0, book_1.text)('Total'), null, null, (0, book_1.money)(0n, currency)] : (0, book_1.totalsOf)(rows, currency);
    return { en, es, columns: OF_TABLES, rows, totals };
}
//# sourceMappingURL=control-de-ingresos.book.js.map