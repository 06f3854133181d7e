"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.comparePlaces = exports.placeOf = void 0;
exports.positionOf = positionOf;
exports.comparePositions = comparePositions;
/** Places of this adapter are `commit/prepare` in decimal digits. */
const placeOf = ({ commit, prepare }) => `${commit}/${prepare}`;
exports.placeOf = placeOf;
/** Throws a TypeError for a text that is no place of this adapter. */
function positionOf(place) {
    const digits = /^(\d{1,20})\/(\d{1,20})$/.exec(place);
    if (!digits)
        throw new TypeError(`not a place of this log: ${place}`);
    return { commit: BigInt(digits[1]), prepare: BigInt(digits[2]) };
}
function comparePositions(a, b) {
    const difference = a.commit === b.commit ? a.prepare - b.prepare : a.commit - b.commit;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
const comparePlaces = (a, b) => comparePositions(positionOf(a), positionOf(b));
exports.comparePlaces = comparePlaces;
//# sourceMappingURL=eventstoredb-place.js.map