"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isCorrection = exports.isClose = exports.needsRefold = void 0;
exports.isLate = isLate;
const pool_turn_1 = require("../../accounting/pool-turn");
const fold_key_1 = require("../../domain/fold-order/fold-key");
const source_sequence_1 = require("../../domain/source-sequence/source-sequence");
/** Whether what was recorded before may mean something else, or count in other books, because of an event. */
const needsRefold = (numbered, before) => numbered.standing === 'counted' &&
    ((0, exports.isCorrection)(numbered) ||
        (0, exports.isClose)(numbered) ||
        isLate(numbered, before) ||
        (0, pool_turn_1.isBehindInPools)(numbered.event, before));
exports.needsRefold = needsRefold;
const isClose = ({ event }) => event.type === 'cagnotte.gaming-day.closed.v1';
exports.isClose = isClose;
const isCorrection = ({ event }) => event.type === 'cagnotte.correction.recorded.v1';
exports.isCorrection = isCorrection;
/**
 * A fact whose number is lower than one already recorded from its source. A number that was used before says nothing
 * of the order, unless it was used by the delivery that this event replaces.
 */
function isLate({ event }, { sequence: known }) {
    if (event.sequence === undefined || known === undefined || (0, fold_key_1.foldKeyOf)(event) === undefined)
        return false;
    const number = BigInt(event.sequence);
    return number < known.last && ((0, source_sequence_1.arrive)(known, number).late || event.resubmits !== undefined);
}
//# sourceMappingURL=needs-refold.js.map