"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkHolders = checkHolders;
/** Chips that somebody holds; those in transit may be ahead of their slip, and custody has its own variance. */
const HOLDERS = /^chips:(cage|table|cambista|cagnotte|jackpot|tips)(:|$)/;
/**
 * Identity A2 at an entry: a holder of chips that gave more than it had. Said once, when it falls below zero, and
 * settled when it holds something again.
 */
function checkHolders(lines, before) {
    const holders = holdersOf(lines, before);
    return {
        findings: holders.filter(({ held, left }) => left < 0n && held >= 0n).map(belowZero),
        settles: holders.filter(({ held, left }) => held < 0n && left >= 0n).map(standingOf),
    };
}
function holdersOf(lines, before) {
    const moved = lines.filter(({ account }) => HOLDERS.test(account));
    if (moved.length === 0)
        return [];
    const holders = new Map(moved.map(({ account, currency }) => [`${account} ${currency}`, { account, currency }]));
    const after = before.after(lines);
    return [...holders.values()].map(({ account, currency }) => ({
        account,
        currency,
        held: before.of(account, currency),
        left: after.of(account, currency),
    }));
}
const standingOf = ({ account, currency }) => `chips-below-zero ${account} ${currency}`;
const belowZero = (holder) => ({
    code: 'chips-below-zero',
    severity: 'advisory',
    ruleId: 'A2',
    citation: 'identity A2: nobody gives chips he does not hold; a slip is late',
    expected: `at most ${holder.held} out of ${holder.account}`,
    found: `${holder.left} left`,
    standing: standingOf(holder),
});
//# sourceMappingURL=holder.checks.js.map