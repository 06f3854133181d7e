"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.waysToTake = exports.SUITS = void 0;
exports.everyRanks = everyRanks;
const RANKS = 13;
/** Cards of a rank, and hands of one suit of the same ranks. */
exports.SUITS = 4;
/** In how many ways so many of the cards of a rank that are left can be taken: C(left, taken) at 5 × left + taken. */
const CHOOSE = Uint8Array.from([
    ...[1, 0, 0, 0, 0],
    ...[1, 1, 0, 0, 0],
    ...[1, 2, 1, 0, 0],
    ...[1, 3, 3, 1, 0],
    ...[1, 4, 6, 4, 1],
]);
const WAYS_PER_RANK = 5;
const waysToTake = (taken, left) => CHOOSE[WAYS_PER_RANK * left + taken];
exports.waysToTake = waysToTake;
/** Every choice of ranks for a hand of so many cards. */
function everyRanks(size, strengthOf) {
    const found = [];
    const counts = Array.from({ length: RANKS }, () => 0);
    const goOn = (rank, left) => {
        if (left === 0)
            found.push(ranksOfHand([...counts], strengthOf));
        if (left === 0 || rank === RANKS)
            return;
        for (let count = Math.min(left, exports.SUITS); count >= 0; count -= 1) {
            counts[rank] = count;
            goOn(rank + 1, left - count);
        }
        counts[rank] = 0;
    };
    goOn(0, size);
    return found;
}
function ranksOfHand(counts, strengthOf) {
    const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));
    const areDifferent = counts.every((count) => count < 2);
    const mixed = ranks.flatMap((rank, index) => Array.from({ length: counts[rank] }, (_, suit) => 4 * rank + (areDifferent && index > 0 ? 1 : suit)));
    const suited = ranks.map((rank) => 4 * rank);
    const strength = strengthOf(mixed);
    return {
        counts: Uint8Array.from(counts),
        ranks: Uint8Array.from(ranks),
        ways: counts.reduce((ways, count) => ways * (0, exports.waysToTake)(count, exports.SUITS), 1),
        areDifferent,
        strength,
        flushStrength: areDifferent ? strengthOf(suited) : strength,
    };
}
//# sourceMappingURL=ranks-of-hand.js.map