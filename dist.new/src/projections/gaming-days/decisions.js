"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decidersOf = void 0;
exports.readDecisions = readDecisions;
/** Decisions about gaming days in the order of the records. */
async function readDecisions(db, { casino, position, day }) {
    const rows = await db.query(`SELECT record_number AS "recordNumber", gaming_day AS "gamingDay", event_id AS "eventId", event_type AS type,
            happened_at AS "happenedAt", data
       FROM gaming_day_decision
      WHERE casino = $1 AND record_number <= $2 AND ($3::date IS NULL OR gaming_day = $3::date)
      ORDER BY record_number`, [casino, position.toString(), day ?? null]);
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}
/** Who decided, as the event names them. */
const decidersOf = ({ data }) => {
    const { by } = data;
    return [by].flat();
};
exports.decidersOf = decidersOf;
//# sourceMappingURL=decisions.js.map