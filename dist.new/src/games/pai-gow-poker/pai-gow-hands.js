"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.JOKER_NUMBER = exports.JOKER = void 0;
exports.paiGowNumbers = paiGowNumbers;
exports.bigStrength = bigStrength;
exports.smallStrength = smallStrength;
exports.outranks = outranks;
const deck_1 = require("../_mechanics/poker-hands/deck");
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
/** The joker as events write it. */
exports.JOKER = '*';
/** The joker as a number, after the 52 cards. */
exports.JOKER_NUMBER = 52;
const ACE = 12;
const ACES = [48, 49, 50, 51];
const ALL = (0, deck_1.cardsOf)(deck_1.DECK_OF_52).map((_card, index) => index);
const CATEGORY = 20;
const LEADING = 16;
const SECOND = 12;
const RANK = 0b1111;
const placeOf = (category) => hand_ranking_1.STANDARD_RANKING.order.indexOf(category);
const STRAIGHT = placeOf('straight');
const FLUSH = placeOf('flush');
const STRAIGHT_FLUSH = placeOf('straight-flush');
const PAIR = placeOf('pair');
/** Four aces and the joker, above everything else. */
const FIVE_ACES = hand_ranking_1.STANDARD_RANKING.order.length << CATEGORY;
const naturalStrength = (0, five_card_hand_1.handEvaluator)(hand_ranking_1.STANDARD_RANKING);
/** The numbers of cards, the joker among them; undefined where one card comes twice. */
function paiGowNumbers(cards) {
    const natural = (0, deck_1.cardNumbers)(deck_1.DECK_OF_52, cards.filter((card) => card !== exports.JOKER));
    if (natural === undefined || new Set(cards).size !== cards.length)
        return undefined;
    return natural.length === cards.length ? natural : [...natural, exports.JOKER_NUMBER];
}
/** How good a big hand is: the higher number wins, equal ones tie. Of five different cards. */
function bigStrength(five, order) {
    if (!five.includes(exports.JOKER_NUMBER))
        return ordered(naturalStrength(five), order);
    const four = five.filter((card) => card !== exports.JOKER_NUMBER);
    const aces = ACES.filter((ace) => !four.includes(ace));
    if (aces.length === 0)
        return FIVE_ACES;
    const asAce = aces.map((ace) => ordered(naturalStrength([...four, ace]), order));
    return Math.max(...asAce, order['OP2-24'] === 'ace-only' ? 0 : completing(four, order));
}
/** The best straight or flush that the joker completes; 0 where it completes none. */
function completing(four, order) {
    let best = 0;
    for (const card of ALL) {
        if (four.includes(card))
            continue;
        const natural = naturalStrength([...four, card]);
        const category = natural >> CATEGORY;
        const isCompleted = category === STRAIGHT || category === FLUSH || category >= STRAIGHT_FLUSH;
        if (isCompleted)
            best = Math.max(best, ordered(natural, order));
    }
    return best;
}
const WHEEL = 3;
const JUST_BELOW_THE_FIRST = 13;
const FIRST = 14;
/** Straights have an order of their own: the highest, then that of the low ace, then the others. */
function ordered(natural, order) {
    const category = natural >> CATEGORY;
    if ((category !== STRAIGHT && category !== STRAIGHT_FLUSH) || order['OP2-25'] === 'wheel-lowest')
        return natural;
    const top = (natural >> LEADING) & RANK;
    if (top === WHEEL)
        return (category << CATEGORY) | (JUST_BELOW_THE_FIRST << LEADING);
    return top === highestTop(category, order) ? (category << CATEGORY) | (FIRST << LEADING) : natural;
}
/** A straight flush to the ace is a royal flush; as it is printed, both begin with the queen. */
const highestTop = (category, order) => {
    if (order['OP2-25'] === 'as-printed')
        return ACE - 2;
    return category === STRAIGHT ? ACE : ACE - 1;
};
/** How good a small hand is: pairs above everything else, then the higher card, then the lower one. */
function smallStrength(two) {
    const [one = 0, other = 0] = two.map(smallRank);
    const [high, low] = one > other ? [one, other] : [other, one];
    return ((high === low ? PAIR : 0) << CATEGORY) | (high << LEADING) | ((high === low ? 0 : low) << SECOND);
}
const smallRank = (card) => (card === exports.JOKER_NUMBER ? ACE : (0, deck_1.rankOf)(card));
/** Whether a big hand is the better one: where the small hand is equal as far as it goes, five cards are more. */
function outranks(big, small) {
    const category = big >> CATEGORY;
    if (category !== small >> CATEGORY)
        return category > small >> CATEGORY;
    return category === PAIR
        ? ((big >> LEADING) & RANK) >= ((small >> LEADING) & RANK)
        : big >> SECOND >= small >> SECOND;
}
//# sourceMappingURL=pai-gow-hands.js.map