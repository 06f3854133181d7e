"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bestOf = bestOf;
/** The best that five of the cards can be, or undefined where no five of them are a hand. */
function bestOf(cards, use, judge) {
    let best;
    for (const five of fivesOf(cards, use)) {
        const found = judge(five);
        if (best === undefined || (found !== undefined && found > best))
            best = found;
    }
    return best;
}
function fivesOf({ own, common }, use) {
    if (use === 'any-five')
        return chosen([...own, ...common], 5);
    const threes = chosen(common, 3);
    return chosen(own, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}
const chosen = (cards, size) => waysToChoose(cards.length, size).map((places) => places.map((place) => cards[place]));
const KNOWN_WAYS = new Map();
/** Every way to choose so many out of so many places; counted out once, as showdowns are many. */
function waysToChoose(from, size) {
    const key = `${from}/${size}`;
    const known = KNOWN_WAYS.get(key);
    if (known !== undefined)
        return known;
    const ways = size === 0 ? [[]] : waysEndingAnywhere(from, size);
    KNOWN_WAYS.set(key, ways);
    return ways;
}
const waysEndingAnywhere = (from, size) => Array.from({ length: from }, (_, last) => last).flatMap((last) => waysToChoose(last, size - 1).map((before) => [...before, last]));
//# sourceMappingURL=best-hand.js.map