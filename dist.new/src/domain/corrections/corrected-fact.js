"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isSameEvent = exports.lastOf = exports.countingOf = exports.uncorrected = void 0;
exports.corrected = corrected;
exports.asCounted = asCounted;
exports.uncorrected = { versions: [] };
const AS_REPORTED = { as: 'reported' };
/** What counts of the fact now. */
const countingOf = ({ versions }) => versions.at(-1)?.counting ?? AS_REPORTED;
exports.countingOf = countingOf;
/** What has to be corrected next: the last correction, or the fact itself where there is none. */
const lastOf = (fact, { versions }) => versions.at(-1)?.by ?? fact;
exports.lastOf = lastOf;
/**
 * The fact after one more correction, which points at the last one. A replacement takes the place of what counted;
 * without one, a fact is cancelled, and a correction is taken back: what counted before it counts again.
 */
function corrected(known, { by, replacement }) {
    const { versions } = known;
    const withoutLast = { versions: versions.slice(0, -1) };
    const counting = replacement !== undefined
        ? { as: 'corrected', data: JSON.stringify(replacement) }
        : versions.length === 0
            ? { as: 'nothing' }
            : (0, exports.countingOf)(withoutLast);
    return { versions: [...versions, { by, counting }] };
}
/** The event with the data that count; undefined where it was cancelled. */
function asCounted(event, known) {
    const counting = (0, exports.countingOf)(known);
    if (counting.as === 'nothing')
        return undefined;
    return counting.as === 'reported' ? event : { ...event, data: JSON.parse(counting.data) };
}
const isSameEvent = (a, b) => a.source === b.source && a.id === b.id;
exports.isSameEvent = isSameEvent;
//# sourceMappingURL=corrected-fact.js.map