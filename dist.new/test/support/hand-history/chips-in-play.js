"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ChipsInPlay = void 0;
const purse_1 = require("./purse");
const reference_casinos_1 = require("./reference-casinos");
/**
 * Follows the stacks of a casino's players from hand to hand. The text never says that chips are bought; it shows
 * when a player has more in front of him than his last hand left him.
 */
class ChipsInPlay {
    left = new Map();
    /** What each player of a hand must have bought before it, in the order of the seats. */
    broughtTo(hand) {
        return hand.seats
            .map(({ seat, name, stack }) => ({
            seat,
            player: (0, reference_casinos_1.playerIdOf)(hand, name),
            amount: stack - (this.left.get(this.placeOf(hand, name)) ?? 0n),
        }))
            .filter(({ amount }) => amount > 0n);
    }
    /** Remembers what a hand left each player with. */
    played(hand, replay) {
        for (const { seat, name, stack } of hand.seats) {
            const collected = hand.collections.reduce((sum, each) => (each.seat === seat ? sum + each.amount : sum), 0n);
            this.left.set(this.placeOf(hand, name), stack - (0, purse_1.contributionOf)(replay.purses.get(seat)) + collected);
        }
    }
    /** One player can have a stack at each of several tables. */
    placeOf(hand, name) {
        return `${(0, reference_casinos_1.tableIdOf)(hand)}/${(0, reference_casinos_1.playerIdOf)(hand, name)}`;
    }
}
exports.ChipsInPlay = ChipsInPlay;
//# sourceMappingURL=chips-in-play.js.map