"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.strengthOfRanks = exports.leadingRankOf = exports.categoryOf = void 0;
exports.handEvaluator = handEvaluator;
const deck_1 = require("./deck");
const RANK_BITS = 4;
const PLACES = 5;
/** The category of a strength. */
const categoryOf = (strength, { order }) => order[strength >> (RANK_BITS * PLACES)];
exports.categoryOf = categoryOf;
/** The rank that tells most of a hand: of a pair that of the pair, of a straight its top. */
const leadingRankOf = (strength) => (strength >> (RANK_BITS * (PLACES - 1))) & ((1 << RANK_BITS) - 1);
exports.leadingRankOf = leadingRankOf;
/** The strength of a category, by its place in the order, with these ranks and nothing below them. */
const strengthOfRanks = (category, ranks) => strength(category, ranks, ranks.length);
exports.strengthOfRanks = strengthOfRanks;
const grouping = (category, ...places) => ({ category, places });
/** By the equal neighbours among five ranks from the highest down: bit 0 says that the first two are equal. */
const GROUPINGS = {
    0b0000: grouping('high-card', 0, 1, 2, 3, 4),
    0b0001: grouping('pair', 0, 2, 3, 4),
    0b0010: grouping('pair', 1, 0, 3, 4),
    0b0100: grouping('pair', 2, 0, 1, 4),
    0b1000: grouping('pair', 3, 0, 1, 2),
    0b0101: grouping('two-pair', 0, 2, 4),
    0b1001: grouping('two-pair', 0, 3, 2),
    0b1010: grouping('two-pair', 1, 3, 0),
    0b0011: grouping('three-of-a-kind', 0, 3, 4),
    0b0110: grouping('three-of-a-kind', 1, 0, 4),
    0b1100: grouping('three-of-a-kind', 2, 0, 1),
    0b1011: grouping('full-house', 0, 3),
    0b1101: grouping('full-house', 2, 0),
    0b0111: grouping('four-of-a-kind', 0, 4),
    0b1110: grouping('four-of-a-kind', 1, 0),
};
/** The evaluator of a ranking: of five different cards of its deck, in any order. */
function handEvaluator(ranking) {
    const { deck, order, aceLow, lowStraightTop, decidedBy, fullHouseBy } = ranking;
    const ace = deck.ranks.length - 1;
    const jack = deck.ranks.indexOf('J');
    const figures = order.indexOf('figures');
    const placeOf = (category) => order.indexOf(category);
    const named = (category, of) => decidedBy?.[category] ?? of;
    /** The top of a straight, or −1: with a low ace mostly the card next to it in value. */
    function topOfStraight([highest, second, , , lowest]) {
        if (highest - lowest === 4)
            return highest;
        if (!aceLow || highest !== ace || second !== 3 || lowest !== 0)
            return -1;
        return lowStraightTop === 'ace' ? ace : second;
    }
    function withoutEquals(ranks, isFlush) {
        const top = topOfStraight(ranks);
        if (top >= 0) {
            const flush = ranks[4] === ace - 4 ? 'royal-flush' : 'straight-flush';
            return strength(placeOf(isFlush ? flush : 'straight'), [top], 1);
        }
        if (isFlush)
            return strength(placeOf('flush'), ranks, named('flush', PLACES));
        return strength(placeOf('high-card'), ranks, PLACES);
    }
    return (five) => {
        const ranks = inDescendingOrder(five);
        const equals = equalNeighbours(ranks);
        if (equals === 0)
            return withoutEquals(ranks, areSuited(five));
        const { category, places } = GROUPINGS[equals];
        const compared = places.map((place) => ranks[place]);
        const place = placeOf(category);
        if (ranks[4] < jack || place > figures) {
            if (category === 'full-house' && fullHouseBy !== undefined)
                return strength(place, ranks, 1);
            return strength(place, compared, named(category, compared.length));
        }
        // Where a rule names two cards of figures, they are the higher pair and the highest card of all.
        return decidedBy?.figures === 2
            ? strength(figures, [compared[0], ranks[0]], 2)
            : strength(figures, compared, compared.length);
    };
}
function areSuited(five) {
    let common = ~0;
    for (const card of five)
        common &= (0, deck_1.suitBit)(card);
    return common !== 0;
}
function strength(category, ranks, compared) {
    let value = category;
    for (let place = 0; place < PLACES; place += 1) {
        value = (value << RANK_BITS) | (place < compared ? ranks[place] : 0);
    }
    return value;
}
function equalNeighbours([a, b, c, d, e]) {
    return (a === b ? 1 : 0) | (b === c ? 2 : 0) | (c === d ? 4 : 0) | (d === e ? 8 : 0);
}
/** Insertion into a list of five is quicker than a general sort, and showdowns are many. */
function inDescendingOrder(five) {
    const ranks = five.map(deck_1.rankOf);
    for (let next = 1; next < ranks.length; next += 1) {
        const rank = ranks[next];
        let place = next;
        for (; place > 0 && ranks[place - 1] < rank; place -= 1)
            ranks[place] = ranks[place - 1];
        ranks[place] = rank;
    }
    return ranks;
}
//# sourceMappingURL=five-card-hand.js.map