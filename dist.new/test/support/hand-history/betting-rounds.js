"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.returnBet = returnBet;
exports.excessBet = excessBet;
exports.returnUncalledBlind = returnUncalledBlind;
exports.closeRound = closeRound;
const betting_state_1 = require("./betting-state");
const purse_1 = require("./purse");
/** Gives a bet back that nobody called. */
function returnBet(state, { seat, street }, amount) {
    const purse = (0, betting_state_1.purseOf)(state, seat);
    purse.bet -= amount;
    purse.put -= amount;
    state.steps.push({ seat, street, kind: 'uncalled-returned', amount });
}
/** What the highest bet of this round has over the second highest: nobody called it. */
function excessBet(state) {
    const [highest, second] = [...state.purses.values()].sort(byBetDescending);
    const amount = highest.bet - (second?.bet ?? 0n);
    return amount > 0n ? { seat: highest.seat, amount } : undefined;
}
const byBetDescending = (one, other) => one.bet === other.bet ? 0 : one.bet < other.bet ? 1 : -1;
/** Old hands do not say that the blind of a player whom everybody folded to comes back. */
function returnUncalledBlind(state) {
    const [winner, ...others] = (0, purse_1.contendersOf)(state.purses.values());
    const excess = excessBet(state);
    const onlyPosted = state.steps.every((step) => step.seat !== winner?.seat || step.street === 0);
    if (winner && others.length === 0 && onlyPosted && excess?.seat === winner.seat) {
        returnBet(state, { seat: winner.seat, street: 1 }, excess.amount);
    }
}
/** At the end of a round nothing is uncalled, and everybody who is still in has put in the same or cannot. */
function closeRound(state, next) {
    const excess = excessBet(state);
    if (excess) {
        state.reasons.push(`an uncalled ${(0, betting_state_1.written)(state, excess.amount)} of seat ${excess.seat} does not come back`);
    }
    const purses = [...state.purses.values()];
    const highest = purses.reduce((most, purse) => (purse.bet > most ? purse.bet : most), 0n);
    for (const purse of (0, purse_1.contendersOf)(purses)) {
        if (purse.bet < highest && !purse.done) {
            state.reasons.push(`seat ${purse.seat} stays in for ${(0, betting_state_1.written)(state, purse.bet)} of ${(0, betting_state_1.written)(state, highest)}`);
        }
    }
    for (const purse of purses)
        purse.bet = 0n;
    Object.assign(state, { round: next, price: 0n, fullPrice: 0n, priceOpen: false });
}
//# sourceMappingURL=betting-rounds.js.map