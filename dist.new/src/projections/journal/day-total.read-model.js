"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dayTotalReadModel = void 0;
const insert_rows_1 = require("../insert-rows");
/** Totals per account and day, so that no report has to sum the whole journal. */
exports.dayTotalReadModel = {
    table: 'day_total',
    rowsOf: ({ casino, event, posts, bookingDay }) => posts.map(({ account, currency, debit, credit }) => ({
        casino,
        booking_day: bookingDay,
        gaming_day: event.gamingday,
        account,
        currency,
        debit,
        credit,
        lines: 1,
    })),
    write: (page, rows) => (0, insert_rows_1.insertRows)(page, 'day_total', summed(rows).map(inDecimals), `ON CONFLICT (casino, booking_day, gaming_day, account, currency) DO UPDATE SET
         debit = day_total.debit + excluded.debit,
         credit = day_total.credit + excluded.credit,
         lines = day_total.lines + excluded.lines`),
};
/** One row per account and day of the page; always in one order, so that two writers cannot lock each other out. */
function summed(rows) {
    const sums = new Map();
    for (const row of rows) {
        const key = keyOf(row);
        const sum = sums.get(key);
        if (sum)
            add(sum, row);
        else
            sums.set(key, { ...row });
    }
    return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
/** The account last: it is the only part that may hold a space. */
const keyOf = ({ casino, booking_day, gaming_day, currency, account }) => `${casino} ${booking_day} ${gaming_day} ${currency} ${account}`;
function add(sum, row) {
    sum.debit += row.debit;
    sum.credit += row.credit;
    sum.lines += row.lines;
}
const inDecimals = ({ debit, credit, ...row }) => ({
    ...row,
    debit: debit.toString(),
    credit: credit.toString(),
});
//# sourceMappingURL=day-total.read-model.js.map