"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Shoe = exports.DECK = void 0;
const hand_totals_1 = require("../../games/baccarat/hand-totals");
const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];
/** The cards of a deck, in order. */
exports.DECK = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));
/**
 * A shoe of several decks, shuffled, and a cut card before its end. Where nobody says how many cards are burnt, the first
 * one is turned and says it.
 */
class Shoe {
    decks;
    behindCutCard;
    cards;
    /** The first card turned, which is burnt with the others. */
    turned;
    burnt;
    constructor(decks, behindCutCard, chance, burnt) {
        this.decks = decks;
        this.behindCutCard = behindCutCard;
        this.cards = chance.shuffled(Array.from({ length: decks }, () => exports.DECK).flat());
        this.turned = burnt === undefined ? this.cards.at(-1) : undefined;
        this.burnt = burnt ?? (0, hand_totals_1.burntFor)(this.turned);
        this.cards.splice(this.cards.length - this.burnt);
    }
    get left() {
        return this.cards.length;
    }
    deal() {
        return this.cards.pop();
    }
    /** The cut card has come: the coup under way was the last. */
    get isOver() {
        return this.cards.length <= this.behindCutCard;
    }
}
exports.Shoe = Shoe;
//# sourceMappingURL=shoe.js.map