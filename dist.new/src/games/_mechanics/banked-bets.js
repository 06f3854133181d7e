"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.notJudged = exports.givenBack = exports.loses = exports.wins = void 0;
exports.shareOf = shareOf;
exports.decide = decide;
const rational_1 = require("../../kernel/rational");
const rounding_1 = require("../../kernel/rounding");
/** The exact share of an amount, rounded once: 35:1 of a stake, or half of it. */
function shareOf(amount, { numerator, denominator }, rounding) {
    const product = amount * numerator;
    if (denominator === 1n && rounding.unit === 1n)
        return { amount: product };
    if (product % (denominator * rounding.unit) === 0n)
        return { amount: product / denominator };
    const exact = (0, rational_1.rational)(product, denominator);
    const rounded = (0, rounding_1.roundAmount)(exact, rounding);
    return { amount: rounded, rounded: { exact, rounded, rounding } };
}
/** A bet decided by rules. The stake is divided without remainder, so that none of it appears or disappears. */
function decide({ betId, type, stake }, fate, { paid = 0n, deducted = 0n, taken = 0n, held = 0n, rounded }, rules) {
    const returned = stake - taken - held;
    const settled = { betId, type, stake, fate, paid, deducted, taken, held, returned, rules };
    return rounded === undefined ? settled : { ...settled, rounded };
}
const NOTHING = {};
const NO_RULES = [];
const wins = (bet, { amount, rounded }, rules) => decide(bet, 'wins', { paid: amount, rounded }, rules);
exports.wins = wins;
const loses = (bet, rules) => decide(bet, 'loses', { taken: bet.stake }, rules);
exports.loses = loses;
/** The stake is the player's own again and nothing is won: a tie, a release, a bet that came too late. */
const givenBack = (bet, fate, rules) => decide(bet, fate, NOTHING, rules);
exports.givenBack = givenBack;
/** A bet that cannot be judged: nothing is derived of it, and what the table declared stands. */
const notJudged = (bet, fault) => {
    const settled = decide(bet, 'not-judged', NOTHING, NO_RULES);
    return fault === undefined ? settled : { ...settled, fault };
};
exports.notJudged = notJudged;
//# sourceMappingURL=banked-bets.js.map