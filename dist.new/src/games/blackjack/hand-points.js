"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dealerStands = exports.isTwoCard21 = void 0;
exports.valueOf = valueOf;
exports.pointsOf = pointsOf;
/** What a card is worth, an ace counting one: 1 to 10. */
function valueOf(card) {
    const rank = card[0] ?? '';
    if (rank === 'A')
        return 1;
    return 'TJQK'.includes(rank) ? 10 : rank.charCodeAt(0) - '0'.charCodeAt(0);
}
/** The best total of a hand: an ace counts eleven where that does not pass 21. */
function pointsOf(cards) {
    let points = 0;
    let hasAce = false;
    for (const card of cards) {
        points += valueOf(card);
        hasAce ||= card.startsWith('A');
    }
    return hasAce && points + 10 <= 21 ? points + 10 : points;
}
/** 21 with two cards. */
const isTwoCard21 = (cards) => cards.length === 2 && pointsOf(cards) === 21;
exports.isTwoCard21 = isTwoCard21;
/** Where the dealer stands: an ace counts eleven if that makes 17 to 21. */
const dealerStands = (cards) => cards.length >= 2 && pointsOf(cards) >= 17;
exports.dealerStands = dealerStands;
//# sourceMappingURL=hand-points.js.map