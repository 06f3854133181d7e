"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.comisionesBook = comisionesBook;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const BY_TABLE = [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'game', en: 'Game', es: 'Juego' },
    { id: 'rule', en: 'Rule', es: 'Regla' },
    { id: 'amount', en: 'Commission', es: 'Comisión' },
];
/** Commissions, deductions, rakes and fees as they were posted: by day, table, game and rule; then by rule, and by game. */
function comisionesBook({ currency, commissions }) {
    const rows = commissions.map(({ day, table, game, rule, currency: of, amount }) => [
        ...[(0, book_1.moment)(day), (0, book_1.text)(table), gameOf(game), (0, book_1.text)(rule), (0, book_1.money)(amount, of)],
    ]);
    return {
        sections: [
            { en: 'By table', es: 'Por mesas', columns: BY_TABLE, rows, ...sumsOf(rows, currency) },
            summed({ en: 'By rule', es: 'Por reglas' }, BY_TABLE[3], commissions, { by: 'rule', currency }),
            summed({ en: 'By game', es: 'Por juegos' }, BY_TABLE[2], commissions, { by: 'game', currency }),
        ],
    };
}
const gameOf = (game) => ({ games: game === '' ? [] : [game] });
const sumsOf = (rows, currency) => rows.length === 0 ? {} : { totals: (0, book_1.totalsOf)(rows, currency) };
/** What commissions come to, by rule or by game, each currency by itself. */
function summed(heading, column, commissions, { by, currency }) {
    const groups = new Map();
    for (const each of commissions) {
        const key = `${each[by]}\0${each.currency}`;
        groups.set(key, [...(groups.get(key) ?? []), each]);
    }
    const rows = [...groups.values()].map((group) => {
        const first = group[0];
        const amount = (0, money_1.sumMinor)(group.map((each) => each.amount));
        return [by === 'game' ? gameOf(first.game) : (0, book_1.text)(first.rule), (0, book_1.money)(amount, first.currency)];
    });
    return { ...heading, columns: [column, BY_TABLE[4]], rows, ...sumsOf(rows, currency) };
}
//# sourceMappingURL=comisiones.book.js.map