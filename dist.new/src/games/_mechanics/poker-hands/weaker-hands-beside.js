"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.weakerHandsBeside = weakerHandsBeside;
const ranks_of_hand_1 = require("./ranks-of-hand");
/**
 * In how many ways weaker hands can be dealt beside a hand, flushes set aside. Who avoids all cards of a hand is counted
 * by leaving out and taking in again those who contain some of them: a hand has at most 32 such parts, while the
 * hands beside it are thousands.
 */
function weakerHandsBeside(all) {
    const containing = new Map();
    for (const other of [...all].sort((one, next) => one.strength - next.strength)) {
        const rest = (taken, count) => (0, ranks_of_hand_1.waysToTake)(count - taken, ranks_of_hand_1.SUITS - taken);
        eachPart(other, rest, (part, ways) => enter(containing, part, { strength: other.strength, ways }));
    }
    return (hand) => {
        const parts = [];
        const signed = (taken, count) => (0, ranks_of_hand_1.waysToTake)(taken, count) * (taken % 2 === 0 ? 1 : -1);
        eachPart(hand, signed, (part, times) => parts.push({ hands: containing.get(part), times }));
        return (strength) => parts.reduce((sum, { hands, times }) => sum + times * waysBelow(hands, strength), 0);
    };
}
/** A part of a hand is named by how often it has each rank, a digit for each. */
const DIGIT = ranks_of_hand_1.SUITS + 1;
/** Every choice of some cards of a hand by their ranks, with the product of a factor for each of its ranks. */
function eachPart({ ranks, counts }, factorOf, then) {
    const goOn = (index, part, factor) => {
        const rank = ranks[index];
        if (rank === undefined)
            return then(part, factor);
        const count = counts[rank];
        for (let taken = 0; taken <= count; taken += 1) {
            goOn(index + 1, part + taken * DIGIT ** rank, factor * factorOf(taken, count));
        }
    };
    goOn(0, 0, 1);
}
function enter(containing, part, { strength, ways }) {
    const known = containing.get(part);
    if (known === undefined) {
        containing.set(part, { strengths: [strength], ways: [ways] });
        return;
    }
    known.strengths.push(strength);
    known.ways.push(known.ways.at(-1) + ways);
}
/** Of the hands with a part, in how many ways those below the strength can be dealt; found by halving. */
function waysBelow({ strengths, ways }, strength) {
    let [from, to] = [0, strengths.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if (strengths[middle] < strength)
            from = middle + 1;
        else
            to = middle;
    }
    return from === 0 ? 0 : ways[from - 1];
}
//# sourceMappingURL=weaker-hands-beside.js.map