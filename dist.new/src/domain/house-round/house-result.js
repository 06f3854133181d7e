"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.houseResultOf = houseResultOf;
exports.resultFromBets = resultFromBets;
exports.deductionOf = deductionOf;
const declared_money_1 = require("../../games/declared-money");
const settlement_1 = require("../../games/settlement");
const wire_1 = require("../../games/wire");
const money_1 = require("../../kernel/money");
/**
 * The result as the table declares it, else as its bets add up to it. What a bet does not say of itself is taken from
 * what the rules make of the round, where that is known.
 */
function houseResultOf(round, byRules) {
    if (round.result !== undefined) {
        return { amount: (0, money_1.minorFromWire)(round.result), basis: 'declared', complete: true };
    }
    const effects = effectsOf(round, byRules);
    const known = (0, money_1.sumMinor)(effects.map((effect) => effect ?? 0n));
    return {
        amount: known - deductionOf(round, byRules),
        basis: 'derived',
        complete: !effects.includes(undefined),
    };
}
/** What the bets alone add up to; undefined where there is none, or one of them does not say. */
function resultFromBets(round) {
    const effects = effectsOf(round);
    const known = effects.filter((effect) => effect !== undefined);
    if (known.length === 0 || known.length < effects.length)
        return undefined;
    return (0, money_1.sumMinor)(known) - deductionOf(round);
}
/** What the house kept back from winnings: as declared, else as the rules derive it from a round they can judge. */
function deductionOf({ deduction }, byRules) {
    if (deduction !== undefined)
        return (0, money_1.minorFromWire)(deduction.amount);
    return byRules?.complete === true ? (0, settlement_1.commissionOf)(byRules) : 0n;
}
/** What each bet brought the house, in their order; then the bets that lay there before and are not reported again. */
function effectsOf({ bets }, byRules) {
    const derived = (byRules?.bets ?? []).map(({ fate, taken, paid }) => fate === 'not-judged' ? undefined : taken - paid);
    return [
        ...bets.map((bet, index) => (0, declared_money_1.declaredEffect)((0, wire_1.betFromWire)(bet)) ?? derived[index]),
        ...derived.slice(bets.length),
    ];
}
//# sourceMappingURL=house-result.js.map