"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.placeOf = void 0;
exports.numberOf = numberOf;
exports.comparePlaces = comparePlaces;
/** Places of this adapter are the log's dense numbers, 1 for the first record, in decimal digits. */
const placeOf = (number) => `${number}`;
exports.placeOf = placeOf;
/** Throws a TypeError for a text that is no place of this adapter. */
function numberOf(place) {
    if (!/^[1-9][0-9]{0,17}$/.test(place))
        throw new TypeError(`not a place of this log: ${place}`);
    return BigInt(place);
}
function comparePlaces(a, b) {
    const difference = numberOf(a) - numberOf(b);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
//# sourceMappingURL=postgres-place.js.map