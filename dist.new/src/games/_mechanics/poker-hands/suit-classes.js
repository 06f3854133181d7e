"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.suitClassKey = suitClassKey;
exports.threeCardClasses = threeCardClasses;
const deck_1 = require("./deck");
const RANKS = 2 ** 13;
/** The same number for hands that differ by an exchange of suits only: the ranks of each suit as bits, in order. */
function suitClassKey(cards) {
    const ranksOfSuits = [0, 0, 0, 0];
    for (const card of cards)
        ranksOfSuits[card & 3] |= 1 << (0, deck_1.rankOf)(card);
    ranksOfSuits.sort((one, other) => other - one);
    return ranksOfSuits.reduce((key, ranks) => key * RANKS + ranks, 0);
}
/** Every three cards of a deck of so many, by their classes: 1,755 of 52 cards. */
function threeCardClasses(deckSize) {
    const classes = new Map();
    for (let high = 2; high < deckSize; high += 1) {
        for (let middle = 1; middle < high; middle += 1) {
            for (let low = 0; low < middle; low += 1) {
                const cards = [high, middle, low];
                const key = suitClassKey(cards);
                const known = classes.get(key);
                if (known === undefined)
                    classes.set(key, { cards, hands: 1 });
                else
                    known.hands += 1;
            }
        }
    }
    return [...classes.values()];
}
//# sourceMappingURL=suit-classes.js.map