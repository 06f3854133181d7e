"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSessionFacts = readSessionFacts;
const versioned_facts_1 = require("../versioned-facts");
const session_key_1 = require("./session-key");
/** What was declared of sessions, in the order of the records: one list for each, with one statement. */
async function readSessionFacts(db, sessions) {
    const rows = await db.query(`SELECT n, record_number, event_id, event_type, happened_at, data, opening_float, fills, credits, boxes, inventory
       FROM ${session_key_1.WANTED_SESSIONS} JOIN table_session_fact USING (casino, gaming_day, table_id, session_no)
      WHERE ${(0, versioned_facts_1.knownAt)('table_session_fact', 'position')} ORDER BY n, record_number`, [(0, session_key_1.wantedSessions)(sessions)]);
    return (0, session_key_1.rowsByPlace)(rows, sessions.length).map((facts) => facts.map(factOf));
}
const factOf = (row) => ({
    recordNumber: row.record_number,
    eventId: row.event_id,
    eventType: row.event_type,
    happenedAt: row.happened_at,
    data: JSON.parse(row.data),
    declared: {
        openingFloat: row.opening_float,
        fills: row.fills,
        credits: row.credits,
        boxes: row.boxes,
        ...(row.inventory === null ? {} : { inventory: row.inventory }),
    },
});
//# sourceMappingURL=session-facts.js.map