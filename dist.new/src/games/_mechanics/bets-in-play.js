"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleEach = settleEach;
const round_1 = require("../round");
const unmoved = (bet) => bet;
/**
 * Settles every bet of a round in its order, then the bets that were held before and are not reported again.
 * A held bet is known by its id; it cannot be moved, so type and selection are those it was held with, while its
 * stake is what lies on the cloth. Where the rounds before are not known, the mark `carried` says that it was held.
 */
function settleEach({ bets, before }, settleBet, asItStays = unmoved) {
    if (before === undefined || before.held.length === 0) {
        const times = (bet) => (before === undefined && bet.carried === true ? 1 : 0);
        return decideAll(bets, (bet) => ({ bet, times: times(bet) }), { settleBet, asItStays });
    }
    const held = new Map(before.held.map((bet) => [bet.betId, bet]));
    const reported = new Set(bets.map(({ betId }) => betId));
    const silent = before.held.filter(({ betId }) => !reported.has(betId));
    return decideAll([...bets, ...silent.map(asPlaced)], (bet) => fromBefore(bet, held.get(bet.betId)), {
        settleBet,
        asItStays,
    });
}
function fromBefore(bet, held) {
    if (held === undefined)
        return { bet, times: 0 };
    return { bet: { ...bet, type: held.type, selection: held.selection }, times: held.times };
}
const asPlaced = ({ times: _times, ...bet }) => ({ ...bet, carried: true });
function decideAll(bets, inPlay, { settleBet, asItStays }) {
    const decided = [];
    const held = [];
    const released = [];
    for (const placed of bets) {
        const { bet, times } = inPlay(placed);
        const settlement = settleBet(bet, times);
        decided.push(settlement);
        if (settlement.held > 0n)
            held.push(heldAfter(asItStays(bet, times), settlement, times + 1));
        else if (mayStayByChoice(settlement))
            released.push(bet.betId);
    }
    const isEmpty = held.length === 0 && released.length === 0;
    return { bets: decided, after: isEmpty ? round_1.EMPTY_TABLE : { held, released } };
}
const mayStayByChoice = ({ fate }) => fate === 'wins' || fate === 'null' || fate === 'freed';
function heldAfter(bet, { held }, times) {
    const { betId, type, seat, player, selection } = bet;
    return {
        betId,
        type,
        stake: held,
        times,
        ...(seat === undefined ? {} : { seat }),
        ...(player === undefined ? {} : { player }),
        ...(selection === undefined ? {} : { selection }),
    };
}
//# sourceMappingURL=bets-in-play.js.map