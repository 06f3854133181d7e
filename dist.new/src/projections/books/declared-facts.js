"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.declaredFacts = void 0;
exports.readDeclaredFacts = readDeclaredFacts;
const versioned_facts_1 = require("../versioned-facts");
/** The read models that keep facts as they were declared; each type of event stands in one of them only. */
const KEEPING = [
    { table: 'book_fact', tableId: 'table_id', sessionNo: 'session_no' },
    { table: 'table_session_fact', tableId: 'table_id', sessionNo: 'session_no' },
    { table: 'cage_count', tableId: 'NULL', sessionNo: '1' },
];
/**
 * The facts of these types in the order of the records, as they were known at the position: of the days of a book, or,
 * where `day` is undefined, of every day until its last.
 */
async function readDeclaredFacts(db, { casino, position, day, until }, types) {
    const kept = KEEPING.map(({ table, tableId, sessionNo }) => `SELECT record_number AS "recordNumber", event_type AS type, gaming_day AS "gamingDay",
              happened_at AS "happenedAt", ${tableId} AS "table", ${sessionNo} AS "sessionNo", data
         FROM ${table}
        WHERE casino = $1 AND ($3::date IS NULL OR gaming_day >= $3::date) AND gaming_day <= $4::date
          AND event_type = ANY ($5) AND ${(0, versioned_facts_1.knownAt)(table, '$2')}`);
    const rows = await db.query(`${kept.join(' UNION ALL ')} ORDER BY "recordNumber"`, [casino, position.toString(), day ?? null, until, types]);
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}
/** Reads what a book is made from that shows nothing but facts of these types. */
const declaredFacts = (...types) => async (db, span) => ({
    currency: span.currency,
    facts: await readDeclaredFacts(db, span, types),
});
exports.declaredFacts = declaredFacts;
//# sourceMappingURL=declared-facts.js.map