"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBookFacts = readBookFacts;
const versioned_facts_1 = require("../versioned-facts");
/** The facts of these types on a day or in a period, as they were known at a position, in the order of the records. */
async function readBookFacts(db, { casino, day, until = day, position, types }) {
    const rows = await db.query(`SELECT record_number AS "recordNumber", event_id AS "eventId", event_type AS type, gaming_day AS "gamingDay",
            happened_at AS "happenedAt", table_id AS "table", session_no AS "sessionNo", data
       FROM book_fact
      WHERE casino = $1 AND gaming_day BETWEEN $3::date AND $5::date AND event_type = ANY ($4) AND ${(0, versioned_facts_1.knownAt)('book_fact', '$2')}
      ORDER BY record_number`, [casino, position.toString(), day, types, until]);
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}
//# sourceMappingURL=book-facts.js.map