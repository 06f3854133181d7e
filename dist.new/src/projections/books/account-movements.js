"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readAccountMovements = readAccountMovements;
const gaming_day_1 = require("../../kernel/gaming-day");
const account_sums_1 = require("../journal/account-sums");
const posted_moves_1 = require("./posted-moves");
/** An account, with all that stand under it: what it held before the days of a book, and what they moved on it. */
async function readAccountMovements(db, span, account) {
    const { casino, position } = span;
    const asOf = (0, gaming_day_1.previousGamingDay)(span.day);
    const sums = await (0, account_sums_1.accountSums)(db, { casino, position, asOf, day: 'booking_day' }, { under: account });
    return {
        before: sums
            .map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }))
            .filter(({ balance }) => balance !== 0n),
        moves: await (0, posted_moves_1.readPostedMoves)(db, span, { under: [account], by: 'booking_day' }),
    };
}
//# sourceMappingURL=account-movements.js.map