"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.resultFromBooks = exports.resultFromCounts = void 0;
exports.resultPartsOf = resultPartsOf;
/** The parts of a session's result; undefined while its float is not counted. */
function resultPartsOf({ declared, posted }) {
    const { inventory, boxes, credits, openingFloat, fills } = declared;
    if (inventory === undefined)
        return undefined;
    return {
        inventory,
        boxes,
        credits,
        prizes: posted.prizesFromFloat,
        toSlot: posted.deductionsToSlot,
        openingFloat,
        fills,
        stakesSwept: posted.stakesSwept,
    };
}
/** R = (I + D + C + JP + SL) - (O + F + JS), from what was counted, for a house-banked table. */
const resultFromCounts = (of) => of.inventory +
    of.boxes +
    of.credits +
    of.prizes +
    of.toSlot -
    (of.openingFloat + of.fills + of.stakesSwept);
exports.resultFromCounts = resultFromCounts;
/** R = win + commission + V_table + V_drop, from what the session's entries posted. */
const resultFromBooks = ({ posted }) => posted.win + posted.commission + posted.varianceTable + posted.varianceDrop;
exports.resultFromBooks = resultFromBooks;
//# sourceMappingURL=table-result.js.map