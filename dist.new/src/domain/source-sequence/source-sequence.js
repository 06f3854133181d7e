"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.arrive = arrive;
const NOTHING_CHANGED = { opened: [], closed: [], late: false, repeated: false };
/**
 * A number of a source arrives. The first one may be any; from then on a source counts by one for ever. A number that
 * is skipped leaves a gap, which narrows as its numbers arrive.
 */
function arrive(known, number) {
    if (known === undefined) {
        return { ...NOTHING_CHANGED, sequence: { first: number, last: number, gaps: [] } };
    }
    if (number > known.last)
        return afterLast(known, number);
    if (number < known.first)
        return beforeFirst(known, number);
    const gap = known.gaps.find(({ from, to }) => from <= number && number <= to);
    if (gap === undefined)
        return { ...NOTHING_CHANGED, sequence: known, repeated: true };
    return intoGap(known, number, gap);
}
function afterLast(known, number) {
    const opened = between(known.last, number);
    const sequence = { ...known, last: number, gaps: [...known.gaps, ...opened] };
    return { ...NOTHING_CHANGED, sequence, opened };
}
function beforeFirst(known, number) {
    const opened = between(number, known.first);
    const sequence = { ...known, first: number, gaps: [...opened, ...known.gaps] };
    return { ...NOTHING_CHANGED, sequence, opened, late: true };
}
function intoGap(known, number, gap) {
    const opened = [...between(gap.from - 1n, number), ...between(number, gap.to + 1n)];
    const gaps = known.gaps.flatMap((each) => (each === gap ? opened : [each]));
    return { sequence: { ...known, gaps }, opened, closed: [gap], late: true, repeated: false };
}
/** The numbers between two that arrived, as a gap where there are any. */
const between = (lower, higher) => higher - lower > 1n ? [{ from: lower + 1n, to: higher - 1n }] : [];
//# sourceMappingURL=source-sequence.js.map