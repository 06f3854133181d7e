"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sideOf = exports.placeOfRow = void 0;
const SIDES = ['before', 'at', 'after'];
const placeOfRow = ({ record_number, anchor, side, sequence }) => ({
    record: record_number,
    anchor,
    side: SIDES[side + 1],
    ...(sequence === null ? {} : { sequence }),
});
exports.placeOfRow = placeOfRow;
/** How a side is kept, so that places can be sorted. */
const sideOf = ({ side }) => SIDES.indexOf(side) - 1;
exports.sideOf = sideOf;
//# sourceMappingURL=place-row.js.map