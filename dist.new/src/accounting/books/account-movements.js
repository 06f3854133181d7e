"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.accountSection = accountSection;
const money_1 = require("../../kernel/money");
const book_1 = require("./book");
const COLUMNS = [
    { id: 'line', en: 'Line', es: 'Concepto' },
    { id: 'currency', en: 'Currency', es: 'Moneda' },
    { id: 'amount', en: 'Amount', es: 'Importe' },
];
/**
 * The statement of a liability: what was owed before, what these days added and took away, and what is owed after.
 * The book of one day ends with what that of the next begins with.
 */
function accountSection({ en, es }, { before, moves }, lines) {
    const currencies = [...new Set([...before, ...moves].map(({ currency }) => currency))].sort();
    const named = lines.flatMap(({ types }) => types);
    const rows = currencies.flatMap((currency) => {
        const own = moves.filter((move) => move.currency === currency);
        const owed = -(0, money_1.sumMinor)(before.filter((each) => each.currency === currency).map(({ balance }) => balance));
        const sumOf = (some) => -(0, money_1.sumMinor)(some.map(({ amount }) => amount));
        const row = (words, amount) => [
            (0, book_1.text)(words),
            (0, book_1.text)(currency),
            (0, book_1.money)(amount, currency),
        ];
        const rest = sumOf(own.filter(({ type }) => !named.includes(type)));
        return [
            row('Saldo anterior', owed),
            ...lines.map(({ words, types }) => row(words, sumOf(own.filter(({ type }) => types.includes(type))))),
            ...(rest === 0n ? [] : [row('Otros movimientos', rest)]),
            row('Saldo', owed + sumOf(own)),
        ];
    });
    return { en, es, columns: COLUMNS, rows };
}
//# sourceMappingURL=account-movements.js.map