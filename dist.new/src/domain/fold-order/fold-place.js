"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lastKnownAt = exports.inRecordOrder = void 0;
exports.placeOfLate = placeOfLate;
exports.comparePlaces = comparePlaces;
/** The place of a fact that came in order. */
const inRecordOrder = (record, sequence) => ({
    record,
    anchor: record,
    side: 'at',
    ...(sequence === undefined ? {} : { sequence }),
});
exports.inRecordOrder = inRecordOrder;
/** The place of a late fact: right after the highest lower number of its source, else right before the lowest higher. */
function placeOfLate(record, sequence, { lower, higher }) {
    const beside = lower ?? higher;
    if (beside === undefined)
        return (0, exports.inRecordOrder)(record, sequence);
    const { anchor, side } = beside;
    const otherSide = lower === undefined ? 'before' : 'after';
    return { record, anchor, side: side === 'at' ? otherSide : side, sequence };
}
/** Negative when `a` is folded before `b`. */
function comparePlaces(a, b) {
    return (compare(a.anchor, b.anchor) ||
        SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
        compare(a.sequence ?? 0n, b.sequence ?? 0n) ||
        compare(a.record, b.record));
}
const SIDES = ['before', 'at', 'after'];
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** The last record of others that is known at a place: everything recorded until then. */
const lastKnownAt = ({ anchor, side }) => (side === 'after' ? anchor : anchor - 1n);
exports.lastKnownAt = lastKnownAt;
//# sourceMappingURL=fold-place.js.map