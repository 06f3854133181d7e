"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.potOf = void 0;
exports.replayBetting = replayBetting;
const bet_sizes_1 = require("./bet-sizes");
const betting_rounds_1 = require("./betting-rounds");
const betting_state_1 = require("./betting-state");
const forced_bets_1 = require("./forced-bets");
const purse_1 = require("./purse");
/** Plays the stated actions again, one by one, and holds each amount against everything known before it. */
function replayBetting(hand) {
    const state = (0, betting_state_1.startBetting)(hand);
    for (const action of hand.actions) {
        const round = Math.max(1, action.street);
        if (round !== state.round)
            (0, betting_rounds_1.closeRound)(state, round);
        take(state, action);
    }
    if (!hand.cancelled)
        finish(state);
    return { steps: state.steps, purses: state.purses, reasons: state.reasons };
}
/** A cancelled hand stops anywhere; every other one is played to its end. */
function finish(state) {
    (0, betting_rounds_1.returnUncalledBlind)(state);
    (0, betting_rounds_1.closeRound)(state, state.round);
    (0, forced_bets_1.checkAntes)(state);
}
function take(state, action) {
    const purse = (0, betting_state_1.purseOf)(state, action.seat);
    if (purse.folded)
        (0, betting_state_1.object)(state, action, 'acts after folding');
    purse.inHand = true;
    MOVES[action.kind](state, action);
    if (PAYING.has(action.kind))
        (0, betting_state_1.checkStack)(state, action);
}
const check = (state, action) => {
    const { bet } = (0, betting_state_1.purseOf)(state, action.seat);
    if (bet < state.price)
        (0, betting_state_1.object)(state, action, `checks with ${(0, betting_state_1.written)(state, state.price - bet)} to call`);
    note(state, action);
};
const fold = (state, action) => {
    (0, betting_state_1.purseOf)(state, action.seat).folded = true;
    note(state, action);
};
const call = (state, action) => {
    const amount = action.amount;
    const purse = (0, betting_state_1.purseOf)(state, action.seat);
    if (state.priceOpen && purse.bet + amount > state.price)
        state.price = purse.bet + amount;
    state.priceOpen = false;
    const owed = state.price - purse.bet;
    const short = (action.allIn || action.capped !== undefined) && amount < owed;
    if (amount !== owed && !short) {
        (0, betting_state_1.object)(state, action, `calls ${(0, betting_state_1.written)(state, amount)} where ${(0, betting_state_1.written)(state, owed)} is owed`);
    }
    (0, betting_state_1.pay)(state, action, amount);
    note(state, action, amount);
};
const bet = (state, action) => {
    const amount = action.amount;
    if (state.price !== 0n) {
        (0, betting_state_1.object)(state, action, `bets although ${(0, betting_state_1.written)(state, state.price)} is bet already`);
    }
    (0, bet_sizes_1.movePrice)(state, action, amount);
    (0, betting_state_1.pay)(state, action, amount);
    note(state, action, amount);
};
/** `raises X to Y`: X is what Y lies above the price, Y is all this seat has in in this round. */
const raise = (state, action) => {
    const to = action.to;
    const by = to - state.price;
    if (action.amount !== undefined && action.amount !== by && !state.priceOpen) {
        (0, betting_state_1.object)(state, action, `raises ${(0, betting_state_1.written)(state, action.amount)} to a price ${(0, betting_state_1.written)(state, by)} higher`);
    }
    const completes = action.kind === 'complete' || isBringInOnly(state);
    (0, bet_sizes_1.movePrice)(state, action, to);
    const { bet: before } = (0, betting_state_1.purseOf)(state, action.seat);
    // Should the text not make sense, at least no negative amount comes out of it.
    const amount = to > before ? to - before : (action.amount ?? 0n);
    (0, betting_state_1.pay)(state, action, amount);
    note(state, { ...action, kind: completes ? 'complete' : 'raise' }, amount);
};
const giveBack = (state, action) => {
    const excess = (0, betting_rounds_1.excessBet)(state);
    if (excess?.seat !== action.seat || excess.amount !== action.amount) {
        const due = excess ? `${(0, betting_state_1.written)(state, excess.amount)} of seat ${excess.seat}` : 'nothing';
        (0, betting_state_1.object)(state, action, `gets ${(0, betting_state_1.written)(state, action.amount)} back where ${due} was uncalled`);
    }
    (0, betting_rounds_1.returnBet)(state, action, action.amount);
};
const MOVES = {
    ante: forced_bets_1.postAnte,
    'small-blind': forced_bets_1.postSmallBlind,
    'big-blind': forced_bets_1.postBigBlind,
    'both-blinds': forced_bets_1.postBothBlinds,
    'bring-in': forced_bets_1.postBringIn,
    check,
    fold,
    call,
    bet,
    raise,
    complete: raise,
    discard: (state, action) => note(state, action),
    'uncalled-returned': giveBack,
};
const PAYING = new Set([
    'ante',
    'small-blind',
    'big-blind',
    'both-blinds',
    'bring-in',
    'call',
    'bet',
    'raise',
    'complete',
]);
function note(state, action, amount) {
    const { seat, street, kind, allIn, discarded } = action;
    state.steps.push({
        seat,
        street,
        kind: kind,
        ...(amount !== undefined && { amount }),
        ...(allIn && { allIn }),
        ...(discarded !== undefined && { discarded }),
    });
}
/** In stud the first full bet over a bring-in completes it. */
const isBringInOnly = (state) => state.hand.header.game.family === 'stud' && state.round === 1 && state.price > 0n && state.fullPrice === 0n;
/** All that is in the pots, in minor units. */
const potOf = (replay) => [...replay.purses.values()].reduce((total, purse) => total + (0, purse_1.contributionOf)(purse), 0n);
exports.potOf = potOf;
//# sourceMappingURL=betting-replay.js.map