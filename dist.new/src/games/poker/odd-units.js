"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.oddUnitOrder = oddUnitOrder;
const pot_split_1 = require("../_mechanics/pots/pot-split");
/** The claims to a pot in the order in which its winners are given odd units. */
function oddUnitOrder(facts, { hand, claims }, answers) {
    const start = facts.oddUnit === 'last-bettor' ? lastBettorOf(hand.actions) : hand.button;
    if (start === undefined)
        return withoutStart(claims, answers);
    // Who bet last comes first himself; the button comes last.
    const after = facts.oddUnit === 'last-bettor' ? start - 1 : start;
    const order = (0, pot_split_1.clockwiseAfter)(claims.map(({ seat }) => seat), after);
    return order.map((seat) => claims.find((claim) => claim.seat === seat));
}
const BETS = new Set(['bet', 'raise', 'complete', 'bring-in']);
const FORCED = new Set(['ante', 'small-blind', 'big-blind', 'dead-blind']);
/** Who bet or raised last; where everybody only called or checked, who put in the last forced bet. */
const lastBettorOf = (actions) => (actions.findLast(({ action }) => BETS.has(action)) ?? actions.findLast(({ action }) => FORCED.has(action)))
    ?.seat;
/** Nothing marks a first seat, as in stud: the highest single card, equal ranks by suit, or the lowest seat. */
function withoutStart(claims, answers) {
    if (answers['INT-01'] === 'lowest-seat')
        return [...claims].sort((one, other) => one.seat - other.seat);
    const highest = ({ own }) => Math.max(...own);
    return [...claims].sort((one, other) => highest(other) - highest(one) || one.seat - other.seat);
}
//# sourceMappingURL=odd-units.js.map