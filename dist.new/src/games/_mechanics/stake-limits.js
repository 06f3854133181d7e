"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkStakes = checkStakes;
exports.heldFromBefore = heldFromBefore;
const rule_1 = require("../rule");
const wording_1 = require("../wording");
/** Bets below their minimum and above their maximum. What is held from earlier rounds, or did not count, is not one. */
function checkStakes(round, settlement, limitsOf, { currency }) {
    const isHeld = heldFromBefore(round);
    const findings = [];
    settlement.bets.forEach((bet, index) => {
        if (isHeld(bet, index) || bet.fate === 'not-judged' || bet.fate === 'not-accepted')
            return;
        const { minimum, maximum } = limitsOf(bet.type, index);
        if (minimum !== undefined && bet.stake < minimum.amount) {
            const expected = `at least ${(0, wording_1.money)(minimum.amount, currency)}`;
            findings.push((0, rule_1.breach)(minimum.rule, { code: 'under-minimum', expected, ...foundStaked(bet, currency) }));
        }
        if (maximum !== undefined && bet.stake > maximum.amount) {
            const expected = `at most ${(0, wording_1.money)(maximum.amount, currency)}`;
            findings.push((0, rule_1.breach)(maximum.rule, { code: 'over-limit', expected, ...foundStaked(bet, currency) }));
        }
    });
    return findings;
}
const foundStaked = ({ betId, type, stake }, currency) => ({
    severity: 'violation',
    found: `${(0, wording_1.money)(stake, currency)} on ${type}`,
    betIds: [betId],
});
/** Whether a bet of a settlement was held before the round, told by its place and its id. */
function heldFromBefore({ bets, before }) {
    if (before === undefined)
        return (_bet, index) => bets[index]?.carried === true;
    if (before.held.length === 0)
        return () => false;
    const ids = new Set(before.held.map(({ betId }) => betId));
    return ({ betId }) => ids.has(betId);
}
//# sourceMappingURL=stake-limits.js.map