"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.hasOpenPair = void 0;
exports.lowestOpen = lowestOpen;
exports.highestOpen = highestOpen;
const deck_1 = require("../../_mechanics/poker-hands/deck");
/** Whether the first two open cards of any seat are a pair: then the high limit may be played from the second round. */
const hasOpenPair = ({ openCards }) => openCards.some(({ cards: [first, second] }) => second !== undefined && first?.charAt(0) === second.charAt(0));
exports.hasOpenPair = hasOpenPair;
/** What lies open in a round of those seats; undefined where it is not reported of each of them. */
function openIn({ openCards }, round, seats) {
    const hands = seats.flatMap((seat) => {
        const reported = openCards.find((one) => one.seat === seat)?.cards ?? [];
        const cards = (0, deck_1.cardNumbers)(deck_1.DECK_OF_52, reported.slice(0, round));
        return cards === undefined || cards.length === 0 ? [] : [{ seat, cards }];
    });
    return hands.length === seats.length ? hands : undefined;
}
/** The seat with the lowest first open card, equal ranks by suit; undefined where it is not known. */
function lowestOpen(hand, seats) {
    const hands = openIn(hand, 1, seats);
    return hands?.reduce((lowest, one) => (one.cards[0] < lowest.cards[0] ? one : lowest), hands[0]).seat;
}
/** The seats whose open cards are the highest in a round; several where they are equal. */
function highestOpen(hand, round, seats) {
    const hands = openIn(hand, round, seats);
    const values = hands?.map(({ cards }) => valueOf(cards));
    const best = values?.reduce((highest, one) => (one > highest ? one : highest), '');
    return hands?.filter((_, index) => values[index] === best).map(({ seat }) => seat);
}
/** Up to four open cards as a word that compares as they do: equal cards first, the most of them, then the highest. */
function valueOf(cards) {
    const times = new Map();
    for (const card of cards)
        times.set((0, deck_1.rankOf)(card), (times.get((0, deck_1.rankOf)(card)) ?? 0) + 1);
    const groups = [...times].sort(([rank, count], [other, more]) => more - count || other - rank);
    const letter = (rank) => String.fromCharCode(97 + rank);
    return (groups
        .map(([, count]) => count)
        .join('')
        .padEnd(4, '0') + groups.map(([rank]) => letter(rank)).join(''));
}
//# sourceMappingURL=open-cards.js.map