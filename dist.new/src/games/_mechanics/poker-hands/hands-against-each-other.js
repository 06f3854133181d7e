"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.eachHandAgainstOthers = eachHandAgainstOthers;
exports.eachHand = eachHand;
const ranks_of_hand_1 = require("./ranks-of-hand");
const weaker_hands_beside_1 = require("./weaker-hands-beside");
/**
 * Every kind of hand, and how it stands against every other hand that can be dealt beside it, counted exactly: suits
 * matter for flushes only, so that pairs of hands are counted by their ranks.
 */
function eachHandAgainstOthers(judge, then) {
    const all = (0, ranks_of_hand_1.everyRanks)(judge.size, judge.strengthOf);
    const flushes = all.filter(({ areDifferent }) => areDifferent);
    const beside = (0, weaker_hands_beside_1.weakerHandsBeside)(all);
    for (const hand of all) {
        const { strength, flushStrength, areDifferent, ways } = hand;
        const weaker = beside(hand);
        const suited = areDifferent ? ranks_of_hand_1.SUITS : 0;
        const counts = countFlushes(hand, flushes, judge.qualifiesFrom);
        const mixed = ways - suited;
        addPairs(counts.otherwise, weaker, { own: strength, times: mixed, qualifiesFrom: judge.qualifiesFrom });
        then({ strength, isFlush: false, ways: BigInt(mixed) }, asBigInts(counts.otherwise));
        if (!areDifferent)
            continue;
        addPairs(counts.suited, weaker, {
            own: flushStrength,
            times: suited,
            qualifiesFrom: judge.qualifiesFrom,
        });
        then({ strength: flushStrength, isFlush: true, ways: BigInt(suited) }, asBigInts(counts.suited));
    }
}
/** All hands by ranks and suit, without what they meet. */
function eachHand(judge, then) {
    for (const { ways, areDifferent, strength, flushStrength } of (0, ranks_of_hand_1.everyRanks)(judge.size, judge.strengthOf)) {
        const suited = areDifferent ? ranks_of_hand_1.SUITS : 0;
        then({ strength, isFlush: false, ways: BigInt(ways - suited) });
        if (areDifferent)
            then({ strength: flushStrength, isFlush: true, ways: BigInt(ranks_of_hand_1.SUITS) });
    }
}
/** The pairs with every other hand, as if no hand were of one suit, each so many times. */
function addPairs(counts, weaker, { own, times, qualifiesFrom, }) {
    const notQualified = weaker(qualifiesFrom);
    const upToLower = Math.max(notQualified, weaker(own));
    const upToEqual = Math.max(notQualified, weaker(own + 1));
    counts[0] += times * notQualified;
    counts[1] += times * (upToLower - notQualified);
    counts[2] += times * (upToEqual - upToLower);
    counts[3] += times * (weaker(Infinity) - upToEqual);
}
/** What it changes that some of the other hands are of one suit, for a hand that is itself of one suit and otherwise. */
function countFlushes(hand, flushes, qualifiesFrom) {
    const suited = [0, 0, 0, 0];
    const otherwise = [0, 0, 0, 0];
    for (const other of flushes) {
        // Of all pairs: those in which the other hand is of one suit, and those in which both are.
        const both = hand.areDifferent ? ranks_of_hand_1.SUITS * (ranks_of_hand_1.SUITS - 1 + apart(hand, other)) : 0;
        const otherSuited = ranks_of_hand_1.SUITS * waysBeside(other, hand) - both;
        otherwise[endOf(other.strength, hand.strength, qualifiesFrom)] -= otherSuited;
        otherwise[endOf(other.flushStrength, hand.strength, qualifiesFrom)] += otherSuited;
        suited[endOf(other.strength, hand.flushStrength, qualifiesFrom)] -= both;
        suited[endOf(other.flushStrength, hand.flushStrength, qualifiesFrom)] += both;
    }
    return { suited, otherwise };
}
function endOf(strength, own, qualifiesFrom) {
    if (strength < qualifiesFrom)
        return 0;
    if (strength === own)
        return 2;
    return strength < own ? 1 : 3;
}
/** In how many ways a hand can be dealt once another one is gone. */
function waysBeside({ counts: gone }, { counts, ranks }) {
    let ways = 1;
    for (let index = 0; index < ranks.length; index += 1) {
        const rank = ranks[index];
        ways *= (0, ranks_of_hand_1.waysToTake)(counts[rank], ranks_of_hand_1.SUITS - gone[rank]);
    }
    return ways;
}
/** One where two hands have no rank in common, and so can be of one suit together; else nothing. */
function apart({ ranks }, { counts }) {
    for (let index = 0; index < ranks.length; index += 1) {
        if (counts[ranks[index]] > 0)
            return 0;
    }
    return 1;
}
const asBigInts = ([notQualified, lower, equal, higher]) => ({
    notQualified: BigInt(notQualified),
    lower: BigInt(lower),
    equal: BigInt(equal),
    higher: BigInt(higher),
});
//# sourceMappingURL=hands-against-each-other.js.map