"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.tieHand = tieHand;
const awards_by_cards_1 = require("./awards-by-cards");
const betting_replay_1 = require("./betting-replay");
const hand_checks_1 = require("./hand-checks");
/**
 * Recomputes everything the text of a hand allows and says whether it agrees: each action with stakes, stacks and the
 * actions before it, the pots with what was put in, what was collected with pots, rake and summary, and what each seat
 * collected with what its cards and its money in the pots are worth.
 */
function tieHand(hand, deriveAwards = awards_by_cards_1.awardsByCards) {
    const collected = (0, hand_checks_1.collectedOf)(hand);
    const { totalPot: pot, rake } = hand.summary;
    const derived = deriveAwards(hand);
    const reasons = [...(0, hand_checks_1.checkHand)((0, hand_checks_1.replayed)(hand, (0, betting_replay_1.replayBetting)(hand))), ...awardReasons(hand, derived)];
    return {
        id: hand.header.id,
        pot,
        collected,
        rake,
        ...(derived && { derived: derived.reduce((sum, { amount }) => sum + amount, 0n) }),
        ties: reasons.length === 0,
        reasons,
    };
}
function awardReasons(hand, derived) {
    if (!derived)
        return [];
    return hand.seats
        .filter(({ seat }) => takenBy(seat, hand.collections) !== takenBy(seat, derived))
        .map(({ seat }) => `seat ${seat} did not collect what its cards are worth`);
}
const takenBy = (seat, awards) => awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0n);
//# sourceMappingURL=tie-hand.js.map