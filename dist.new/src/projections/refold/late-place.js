"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readLatePlace = readLatePlace;
const fold_place_1 = require("../../domain/fold-order/fold-place");
const place_row_1 = require("./place-row");
/** Where a late fact belongs: beside the reports of its source whose numbers are next to its own. */
async function readLatePlace(db, { casino, number, event }) {
    const sequence = BigInt(event.sequence);
    const parameters = [casino, event.source, sequence.toString()];
    const [lower] = await db.query(`${PLACES} AND sequence <= $3 ORDER BY sequence DESC, record_number DESC LIMIT 1`, parameters);
    const [higher] = await db.query(`${PLACES} AND sequence > $3 ORDER BY sequence, record_number LIMIT 1`, parameters);
    return (0, fold_place_1.placeOfLate)(number, sequence, {
        ...(lower === undefined ? {} : { lower: (0, place_row_1.placeOfRow)(lower) }),
        ...(higher === undefined ? {} : { higher: (0, place_row_1.placeOfRow)(higher) }),
    });
}
const PLACES = `SELECT record_number, anchor, side, sequence FROM fact_order
  WHERE casino = $1 AND source = $2 AND sequence IS NOT NULL`;
//# sourceMappingURL=late-place.js.map