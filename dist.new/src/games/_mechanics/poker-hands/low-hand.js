"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isLowBoard = void 0;
exports.lowHandJudge = lowHandJudge;
exports.reversedJudge = reversedJudge;
const deck_1 = require("./deck");
const five_card_hand_1 = require("./five-card-hand");
const hand_ranking_1 = require("./hand-ranking");
/**
 * Judges five cards as a low hand: five different ranks, none above the qualifier, the ace being one; straights and
 * flushes do not count against it (OP2-32). Compared from the highest card down, the lower being better, so that the
 * answer is higher for a better hand. Undefined for cards that are no low hand.
 */
function lowHandJudge({ ranks }, qualifier) {
    const ace = ranks.length - 1;
    const highest = ranks.indexOf(qualifier) + 1;
    /** The ace is the lowest of all, every other rank stands one higher than in the deck. */
    const lowRankOf = (card) => ((0, deck_1.rankOf)(card) === ace ? 0 : (0, deck_1.rankOf)(card) + 1);
    return (five) => {
        let held = 0;
        for (const card of five) {
            const rank = lowRankOf(card);
            const bit = 1 << rank;
            if (rank > highest || (held & bit) !== 0)
                return undefined;
            held |= bit;
        }
        // As a binary number of ranks the hand with the lower highest card is the smaller one, then the next card, and so on.
        return -held;
    };
}
/** Whether three of the common cards are of the qualifier or below, the ace being one. */
const isLowBoard = ({ ranks }, common, qualifier) => common.filter((card) => (0, deck_1.rankOf)(card) === ranks.length - 1 || (0, deck_1.rankOf)(card) <= ranks.indexOf(qualifier))
    .length >= 3;
exports.isLowBoard = isLowBoard;
/** Judges five cards as the worst hand of the usual ranking, the ace being the lowest card: pairs and sequences hurt. */
function reversedJudge(deck) {
    const aceFirst = { ...deck, ranks: deck.ranks.at(-1) + deck.ranks.slice(0, -1) };
    const evaluate = (0, five_card_hand_1.handEvaluator)({ ...hand_ranking_1.STANDARD_RANKING, deck: aceFirst, aceLow: false });
    const aces = deck.ranks.length - 1;
    const moved = (card) => ((0, deck_1.rankOf)(card) === aces ? card - 4 * aces : card + 4);
    return (five) => -evaluate(five.map(moved));
}
//# sourceMappingURL=low-hand.js.map