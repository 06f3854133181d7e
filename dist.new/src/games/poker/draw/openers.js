"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isBlank = exports.openerOf = exports.openingRank = void 0;
exports.blankDeals = blankDeals;
exports.blankHandsBefore = blankHandsBefore;
exports.openingCards = openingCards;
exports.suffice = suffice;
const deck_1 = require("../../_mechanics/poker-hands/deck");
const five_card_hand_1 = require("../../_mechanics/poker-hands/five-card-hand");
/** The pair that opens a pot: of jacks, and one higher after each blank hand, up to aces. */
const LEVELS = 'JQKA';
/** Deals of this play in which nobody opened: those reported as hands before, and those within this one. */
function blankDeals({ actions }, before) {
    const antes = new Map();
    for (const { action, seat } of actions)
        if (action === 'ante')
            antes.set(seat, (antes.get(seat) ?? 0) + 1);
    const within = Math.max(0, ...antes.values()) - 1;
    return Math.max(0, within) + blankHandsBefore(before);
}
/** Deals in which nobody opened, reported as hands of their own. */
function blankHandsBefore(before) {
    const known = before?.memory?.['blankHands'];
    return typeof known === 'number' && known > 0 ? Math.trunc(known) : 0;
}
/** What a pot must be opened with, in the rank of its pair. */
const openingRank = (blank) => LEVELS.charAt(Math.min(blank, LEVELS.length - 1));
exports.openingRank = openingRank;
const BETS = new Set(['bet', 'raise']);
/** Who opened the pot. */
const openerOf = ({ actions }) => actions.find(({ action }) => BETS.has(action))?.seat;
exports.openerOf = openerOf;
/** Nobody opened, and more than one player is left: a blank hand. */
const isBlank = (hand) => (0, exports.openerOf)(hand) === undefined &&
    hand.actions.length > 0 &&
    !hand.actions.some(({ action }) => action === 'fold' || action === 'call') &&
    hand.cards.every(({ shown }) => !shown);
exports.isBlank = isBlank;
/**
 * The cards with which the pot was opened: those that were proved, or those the opener shows at the end, if he drew
 * none. Undefined where they are not known.
 */
function openingCards(hand) {
    const opener = (0, exports.openerOf)(hand);
    if (opener === undefined)
        return undefined;
    if (hand.openers?.seat === opener)
        return hand.openers.cards;
    if (hand.actions.some(({ action, seat }) => action === 'discard' && seat === opener))
        return undefined;
    return hand.cards.find(({ seat, shown }) => seat === opener && shown)?.cards;
}
/** Whether five cards are a pair of that rank, or better. */
function suffice(ranking, cards, rank) {
    const five = (0, deck_1.cardNumbers)(ranking.deck, cards);
    if (five?.length !== 5)
        return true;
    const evaluate = (0, five_card_hand_1.handEvaluator)(ranking);
    return evaluate(five) >= evaluate((0, deck_1.cardNumbers)(ranking.deck, lowestWithPair(ranking.deck, rank)));
}
const lowestWithPair = ({ ranks }, rank) => [
    `${rank}c`,
    `${rank}d`,
    ...[...ranks].slice(0, 3).map((low, index) => `${low}${'hsd'.charAt(index)}`),
];
//# sourceMappingURL=openers.js.map