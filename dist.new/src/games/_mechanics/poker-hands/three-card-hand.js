"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lowestHighCard = exports.threeCardCategoryOf = void 0;
exports.threeCardEvaluator = threeCardEvaluator;
const deck_1 = require("./deck");
const RANK_BITS = 4;
const PLACES = 3;
const ACE = 12;
/** The evaluator of three cards of the deck of 52, the ace standing above the king or below the two. */
function threeCardEvaluator(order) {
    const strength = (category, ranks) => ranks.reduce((value, rank) => (value << RANK_BITS) | rank, order.indexOf(category));
    return (cards) => {
        const [high, middle, low] = cards.map(deck_1.rankOf).sort((one, other) => other - one);
        const isFlush = cards.reduce((common, card) => common & (0, deck_1.suitBit)(card), ~0) !== 0;
        if (high === low)
            return strength('three-of-a-kind', [high, middle, low]);
        if (high === middle)
            return strength('pair', [high, middle, low]);
        if (middle === low)
            return strength('pair', [middle, low, high]);
        const top = topOfStraight(high, middle, low);
        if (top >= 0)
            return strength(isFlush ? 'straight-flush' : 'straight', [top, 0, 0]);
        return strength(isFlush ? 'flush' : 'high-card', [high, middle, low]);
    };
}
/** The top of a straight, or −1: of ace, two and three it is the three. */
function topOfStraight(high, middle, low) {
    if (high - low === 2)
        return high;
    return high === ACE && middle === 1 && low === 0 ? middle : -1;
}
/** The category of a strength. */
const threeCardCategoryOf = (strength, order) => order[strength >> (RANK_BITS * PLACES)];
exports.threeCardCategoryOf = threeCardCategoryOf;
/** The lowest strength of a high card of that rank. */
const lowestHighCard = (rank, order) => ((order.indexOf('high-card') << RANK_BITS) | rank) << (RANK_BITS * (PLACES - 1));
exports.lowestHighCard = lowestHighCard;
//# sourceMappingURL=three-card-hand.js.map