"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.varianceRows = varianceRows;
const tie_out_1 = require("./tie-out");
const CLEARING = 'cagnotte.variance.cleared.v1';
/** K12: what was counted above or below the book on the day, per point and table. A surplus is positive. */
function varianceRows({ moves, tolerances }) {
    const sums = new Map();
    for (const { account, eventType, currency, debit, credit } of moves) {
        if (!account.startsWith('variance:') || eventType === CLEARING)
            continue;
        const key = `${account} ${currency}`;
        const sum = sums.get(key) ?? { account, currency, found: 0n };
        sum.found += credit - debit;
        sums.set(key, sum);
    }
    return [...sums.values()].map(({ account, currency, found }) => {
        const tolerance = tolerances[account.split(':')[1]] ?? 0n;
        return {
            at: account,
            expected: tolerance === 0n ? (0, tie_out_1.written)(0n, currency) : `within ${(0, tie_out_1.written)(tolerance, currency)}`,
            found: (0, tie_out_1.written)(found, currency),
            ties: (found < 0n ? -found : found) <= tolerance,
        };
    });
}
//# sourceMappingURL=variance-rows.js.map