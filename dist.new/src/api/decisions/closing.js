"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.closingOf = closingOf;
const tie_out_1 = require("../../accounting/tie-outs/tie-out");
/** As many control totals as an event may hold. */
const MOST_TOTALS = 1_000;
/** What the close of a day says: its control totals, and the differences that were explained. */
function closingOf({ figures, tieOuts }, { by, through, explanations, accrued, balances }) {
    const differing = new Set((0, tie_out_1.whatDoesNotTie)(tieOuts).map(({ check }) => check));
    const explained = explanations
        .filter(({ check }) => differing.has(check))
        .map((explanation) => ({ ...explanation, by }));
    return {
        by,
        currency: figures.currency,
        through: Number(through),
        controlTotals: totalsOf(balances
            .filter(({ currency, balance }) => currency === figures.currency && balance !== 0n && fitsWire(balance))
            .map(({ account, balance }) => [account, balance])),
        ...(explained.length === 0 ? {} : { explained }),
        ...(accrued === undefined ? {} : { dutyAccrued: Number(accrued) }),
    };
}
/** Account by account; where that is too much for one event, summed by the first words of their paths. */
function totalsOf(balances) {
    if (balances.length <= MOST_TOTALS)
        return balances.map(totalOf);
    const sums = new Map();
    for (const [account, balance] of balances) {
        const path = account.split(':').slice(0, 2).join(':');
        sums.set(path, (sums.get(path) ?? 0n) + balance);
    }
    return [...sums].slice(0, MOST_TOTALS).map(totalOf);
}
const totalOf = ([account, balance]) => ({
    account,
    amount: Number(balance),
});
/** Whether an amount can travel as a JSON integer without losing a digit. */
const fitsWire = (amount) => Number.isSafeInteger(Number(amount));
//# sourceMappingURL=closing.js.map