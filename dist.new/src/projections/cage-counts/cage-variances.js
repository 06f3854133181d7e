"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readCageVariances = readCageVariances;
const session_key_1 = require("../table-sessions/session-key");
/** What counts of the cage brought its holders to the book by: one list for each record, with one statement. */
async function readCageVariances(db, records) {
    const rows = await db.query(`SELECT n, account, currency, sum(debit - credit) AS amount
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, record_number bigint, position bigint)
      CROSS JOIN LATERAL (
        SELECT account, currency, debit, credit FROM journal_line own
         WHERE own.casino = wanted.casino AND own.record_number = wanted.record_number AND cause_record IS NULL
        UNION ALL
        SELECT account, currency, debit, credit FROM journal_line restated
         WHERE restated.casino = wanted.casino AND restated.of_record = wanted.record_number
           AND cause_record <= position) line
      WHERE NOT starts_with(account, 'variance:')
      GROUP BY n, account, currency ORDER BY n, account, currency`, [
        JSON.stringify(records.map(({ casino, recordNumber, position }, n) => ({
            ...{ n, casino, record_number: recordNumber.toString(), position: position.toString() },
        }))),
    ]);
    return (0, session_key_1.rowsByPlace)(rows, records.length).map((found) => found.map(({ n: _n, ...variance }) => variance));
}
//# sourceMappingURL=cage-variances.js.map