"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.onFirstZero = onFirstZero;
exports.onRelease = onRelease;
exports.onFurtherZero = onFurtherZero;
const rational_1 = require("../../kernel/rational");
const banked_bets_1 = require("./banked-bets");
const HALF = (0, rational_1.rational)(1n, 2n);
const QUARTER = (0, rational_1.rational)(1n, 4n);
/** A simple bet on zero that was free: half of it goes back at once, or all of it is held. */
function onFirstZero(bet, choice, round) {
    const { zero, lastSpin } = round.facts.rules;
    const rules = round.isLast ? [zero, lastSpin] : [zero];
    const half = (0, banked_bets_1.shareOf)(bet.stake, HALF, round.rounding);
    const mustGo = round.isLast || round.facts.onZero === 'half-back';
    const isOut = mustGo || (choice ?? choiceByMoney(bet, 0n)) === 'withdraw';
    return isOut ? partBack(bet, half, rules) : (0, banked_bets_1.decide)(bet, 'held', { held: bet.stake }, rules);
}
/** A held bet when another number comes: lost, or the player's again. */
function onRelease(bet, { isCovered, round }) {
    const rules = [round.facts.rules.zero];
    if (!isCovered)
        return (0, banked_bets_1.loses)(bet, rules);
    return round.answers['OP1-03'] === 'paid-even'
        ? (0, banked_bets_1.wins)(bet, { amount: bet.stake }, rules)
        : (0, banked_bets_1.givenBack)(bet, 'freed', rules);
}
/** A held bet on a further zero: the house takes half of it, and the player has the same choice over the rest. */
function onFurtherZero(bet, choice, round) {
    const { zero, belowMinimum, lastSpin } = round.facts.rules;
    const remaining = (0, banked_bets_1.shareOf)(bet.stake, HALF, round.rounding);
    const part = round.answers['OP1-02'] === 'all-that-remains' ? remaining : (0, banked_bets_1.shareOf)(bet.stake, QUARTER, round.rounding);
    if (round.isLast)
        return partBack(bet, (0, banked_bets_1.shareOf)(bet.stake, QUARTER, round.rounding), [zero, lastSpin]);
    const wasBelow = isBelow(bet.stake, round.minimum);
    if (wasBelow && round.answers['OP1-04'] !== 'keep-halving')
        return unhalved(bet, round);
    if (remaining.amount === bet.stake || remaining.amount === 0n)
        return partBack(bet, remaining, [zero]);
    if (isBelow(remaining.amount, round.minimum))
        return heldOn(bet, remaining, [zero, belowMinimum]);
    const wanted = choice ?? choiceByMoney(bet, bet.stake - remaining.amount);
    return wanted === 'withdraw' ? partBack(bet, part, [zero]) : heldOn(bet, remaining, [zero]);
}
/** The other readings of a bet that is held below the minimum: it stays as it is, or it is given back. */
const unhalved = (bet, { facts, answers }) => {
    const rules = [facts.rules.zero, facts.rules.belowMinimum];
    return answers['OP1-04'] === 'freeze'
        ? (0, banked_bets_1.decide)(bet, 'held', { held: bet.stake }, rules)
        : (0, banked_bets_1.givenBack)(bet, 'freed', rules);
};
const isBelow = (amount, minimum) => minimum !== undefined && amount < minimum;
/** Where no choice is stated, the money tells it: who left his bet lost no more than a zero costs him. */
const choiceByMoney = ({ taken = 0n }, costOfLeaving) => taken > costOfLeaving ? 'withdraw' : 'leave';
const partBack = (bet, { amount, rounded }, rules) => (0, banked_bets_1.decide)(bet, 'part-back', { taken: bet.stake - amount, rounded }, rules);
const heldOn = (bet, { amount, rounded }, rules) => (0, banked_bets_1.decide)(bet, 'held', { taken: bet.stake - amount, held: amount, rounded }, rules);
//# sourceMappingURL=prison.js.map