"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cardsOf = exports.suitBit = exports.rankOf = exports.DECK_OF_28 = exports.DECK_OF_32 = exports.DECK_OF_52 = void 0;
exports.cardNumbers = cardNumbers;
const deck = (ranks) => ({ name: `${ranks.length * SUITS.length} cards`, ranks });
/** From the lowest to the highest; suits never break a tie of hands, only of single cards. */
const SUITS = 'cdhs';
exports.DECK_OF_52 = deck('23456789TJQKA');
exports.DECK_OF_32 = deck('789TJQKA');
exports.DECK_OF_28 = deck('89TJQKA');
const rankOf = (card) => card >> 2;
exports.rankOf = rankOf;
/** The suit as a bit, so that five cards of one suit have a bit in common. */
const suitBit = (card) => 1 << (card & 3);
exports.suitBit = suitBit;
/** Every card of a deck, from the lowest. */
const cardsOf = ({ ranks }) => [...ranks].flatMap((rank) => [...SUITS].map((suit) => `${rank}${suit}`));
exports.cardsOf = cardsOf;
/** The numbers of cards, or undefined where one of them is not in the deck. */
function cardNumbers({ ranks }, cards) {
    const numbers = [];
    for (const card of cards) {
        const [rank, suit] = [ranks.indexOf(card.charAt(0)), SUITS.indexOf(card.charAt(1))];
        if (card.length !== 2 || rank < 0 || suit < 0)
            return undefined;
        numbers.push(rank * 4 + suit);
    }
    return numbers;
}
//# sourceMappingURL=deck.js.map