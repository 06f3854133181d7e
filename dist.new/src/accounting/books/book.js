"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.totalsOf = exports.money = exports.text = exports.moment = void 0;
/** A moment, or nothing where it is not known. */
const moment = (at) => (at === undefined ? null : { moment: at });
exports.moment = moment;
const text = (words) => ({ text: words });
exports.text = text;
const money = (amount, currency, figure) => ({
    ...{ amount, currency },
    ...(figure === undefined ? {} : { figure }),
});
exports.money = money;
/** A row of totals: words under the first column, sums under columns of amounts in one currency. */
const totalsOf = (rows, currency) => (rows[0] ?? []).map((_, column) => {
    if (column === 0)
        return (0, exports.text)('Total');
    const cells = rows.map((row) => row[column]).filter((cell) => cell !== null && 'amount' in cell);
    const own = cells.filter((cell) => cell.currency === currency);
    return cells.length === 0
        ? null
        : (0, exports.money)(own.reduce((sum, { amount }) => sum + amount, 0n), currency);
});
exports.totalsOf = totalsOf;
//# sourceMappingURL=book.js.map