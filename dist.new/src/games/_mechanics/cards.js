"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.heightOf = exports.isCard = void 0;
exports.tooOften = tooOften;
const CARD = /^[2-9TJQKA][cdhs]$/;
/** Whether something reported is a card of the French deck. */
const isCard = (value) => typeof value === 'string' && CARD.test(value);
exports.isCard = isCard;
/** The place of a card's rank, from 0 for the two to 12 for the ace. */
const heightOf = (card) => '23456789TJQKA'.indexOf(card.charAt(0));
exports.heightOf = heightOf;
/** Cards that were dealt more often than so many decks hold them, each with how often. */
function tooOften(cards, decks) {
    const times = new Map();
    for (const card of cards)
        times.set(card, (times.get(card) ?? 0) + 1);
    return [...times].filter(([, count]) => count > decks);
}
//# sourceMappingURL=cards.js.map