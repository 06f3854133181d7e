"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ENDINGS = exports.bestOf = exports.withCard = exports.NO_CARDS = exports.RANKS = exports.VALUES = exports.SCALE = void 0;
exports.dealerEndings = dealerEndings;
/**
 * How the dealer ends, by his first card, when every card is drawn from all thirteen ranks alike. Chances and amounts
 * are whole numbers of 10^-30, so that nothing depends on how a machine rounds.
 */
exports.SCALE = 10n ** 30n;
/** Values a card can have, each with how many of the thirteen ranks have it. */
exports.VALUES = [
    [1, 1n],
    [2, 1n],
    [3, 1n],
    [4, 1n],
    [5, 1n],
    [6, 1n],
    [7, 1n],
    [8, 1n],
    [9, 1n],
    [10, 4n],
];
exports.RANKS = 13n;
exports.NO_CARDS = { hard: 0, hasAce: false };
const withCard = ({ hard, hasAce }, value) => ({
    hard: hard + value,
    hasAce: hasAce || value === 1,
});
exports.withCard = withCard;
/** The best total: an ace counts eleven where that does not pass 21. */
const bestOf = ({ hard, hasAce }) => (hasAce && hard + 10 <= 21 ? hard + 10 : hard);
exports.bestOf = bestOf;
/** The ways to end: 17 to 21, above 21, and blackjack, in this order. */
exports.ENDINGS = [17, 18, 19, 20, 21, 'bust', 'blackjack'];
/** The chance of each ending after a first card of this value. */
function dealerEndings(first) {
    const chances = exports.ENDINGS.map(() => 0n);
    const deal = (held, cards, chance) => {
        const best = (0, exports.bestOf)(held);
        if (cards >= 2 && best >= 17) {
            const index = exports.ENDINGS.indexOf(endingOf(best, cards));
            chances[index] = (chances[index] ?? 0n) + chance;
            return;
        }
        for (const [value, ranks] of exports.VALUES)
            deal((0, exports.withCard)(held, value), cards + 1, (chance * ranks) / exports.RANKS);
    };
    deal((0, exports.withCard)(exports.NO_CARDS, first), 1, exports.SCALE);
    return chances;
}
function endingOf(best, cards) {
    if (best === 21 && cards === 2)
        return 'blackjack';
    return exports.ENDINGS.find((ending) => ending === best) ?? 'bust';
}
//# sourceMappingURL=dealer-endings.js.map