"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readerOf = readerOf;
const layout_1 = require("./layout");
/** Reads the selections of a type of bet: numbers in any order, or one index. */
function readerOf(sets) {
    const only = sets.length === 1 ? coverageOf(sets[0]) : undefined;
    if (only !== undefined)
        return () => only;
    const coverages = new Map();
    for (const set of sets) {
        const coverage = coverageOf(set);
        coverages.set(keyOf(set.selection), coverage);
        if (set.numbers.length === 1)
            coverages.set(keyOf(set.numbers[0]), coverage);
    }
    return (selection) => coverages.get(keyOf(selection));
}
function coverageOf({ numbers }) {
    const covered = new Set(numbers);
    return Array.from({ length: layout_1.POCKETS }, (_, number) => covered.has(number));
}
const POWERS_OF_TWO = Array.from({ length: layout_1.POCKETS }, (_, number) => 2 ** number);
/** Keys of lists stand above those of single numbers. */
const LISTS = 2 ** 40;
/**
 * One number for each set, whatever the order it is listed in: a bit for each member, and how many there are, so that
 * a number listed twice can never pass for its neighbour. What is no list of numbers of the wheel has no key.
 */
function keyOf(selection) {
    if (typeof selection === 'number')
        return selection;
    if (!Array.isArray(selection))
        return -1;
    let bits = 0;
    for (const member of selection) {
        const power = typeof member === 'number' ? POWERS_OF_TWO[member] : undefined;
        if (power === undefined)
            return -1;
        bits += power;
    }
    return LISTS * selection.length + bits;
}
//# sourceMappingURL=selections.js.map