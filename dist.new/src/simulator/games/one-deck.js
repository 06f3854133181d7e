"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.boxesOf = exports.OneDeck = void 0;
const shoe_1 = require("./shoe");
/** A deck that is shuffled for one round. */
class OneDeck {
    cards;
    next = 0;
    constructor(chance) {
        this.cards = chance.shuffled([...shoe_1.DECK]);
    }
    deal(count) {
        this.next += count;
        return this.cards.slice(this.next - count, this.next);
    }
}
exports.OneDeck = OneDeck;
/** The boxes with bets, lowest first: whoever sits there gets a hand. */
const boxesOf = (on) => [...new Set(on.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort((one, other) => one - other);
exports.boxesOf = boxesOf;
//# sourceMappingURL=one-deck.js.map