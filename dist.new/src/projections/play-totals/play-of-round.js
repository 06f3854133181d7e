"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.judgedPlay = exports.ONE_ROUND = void 0;
exports.playOfRound = playOfRound;
const house_result_1 = require("../../domain/house-round/house-result");
const edge_name_1 = require("../../games/edges/edge-name");
const wire_1 = require("../../games/wire");
/** A coup or a hand: what was staked in it, the players staked with each other. */
exports.ONE_ROUND = {
    ...{ bet: '', edgeName: '', rounds: 1n, bets: 0n },
    ...{ staked: 0n, squares: 0n, result: 0n },
};
const judgedPlay = (round, settlement) => ({
    result: (0, house_result_1.houseResultOf)(round, settlement).amount + (0, house_result_1.deductionOf)(round, settlement),
    fates: settlement?.bets.map(({ fate }) => fate) ?? [],
});
exports.judgedPlay = judgedPlay;
/** What a round of a house-banked game adds: itself, and each bet that was new in it and accepted. */
function playOfRound(round, game, { result, fates }) {
    const bets = round.bets.map(wire_1.betFromWire);
    const placed = { bets, outcome: round.outcome };
    const counted = bets.filter(({ carried }, index) => carried !== true && fates[index] !== 'not-accepted');
    return [
        // What a round brought of which no bet is told cannot be held against the edge of anything.
        { ...exports.ONE_ROUND, result: bets.length === 0 ? 0n : result },
        ...counted.map((bet) => ({
            ...{ bet: bet.type, edgeName: (0, edge_name_1.edgeNameOf)(game, bet, placed) ?? '', rounds: 0n, bets: 1n },
            ...{ staked: bet.stake, squares: bet.stake * bet.stake, result: 0n },
        })),
    ];
}
//# sourceMappingURL=play-of-round.js.map