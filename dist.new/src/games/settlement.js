"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.BET_FATES = void 0;
exports.resultOf = resultOf;
exports.commissionOf = commissionOf;
/** What becomes of a bet. */
exports.BET_FATES = [
    'wins',
    'loses',
    /** Undecided for good: the stake is the player's again. */
    'null',
    /** Part is the player's again, part is the house's. */
    'part-back',
    /** Stays on the cloth, not at the player's disposal. */
    'held',
    /** Was held, and is the player's again without winnings. */
    'freed',
    /** Did not count: placed too late, or nothing of a player's bank was left to cover it. */
    'not-accepted',
    /** Its type, selection or outcome cannot be read; what was declared stands. */
    'not-judged',
];
/** What the house (or the bank) won (+) or lost (−) on the bets, before deductions, in minor units. */
function resultOf({ bets }) {
    let result = 0n;
    for (const { taken, paid, deducted } of bets)
        result += taken - paid - deducted;
    return result;
}
/** What was kept back of winnings and dropped as commission, in minor units. */
function commissionOf({ commissions }) {
    let total = 0n;
    for (const { amount } of commissions)
        total += amount;
    return total;
}
//# sourceMappingURL=settlement.js.map