"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readRestatement = exports.RESTATEMENT_KEY = void 0;
/** The columns by which restated amounts are listed. */
exports.RESTATEMENT_KEY = ['ownDay', 'bookedIn', 'account', 'currency', 'cause'];
/**
 * By what the books of days differ from what their facts come to: everything that was posted between two positions in
 * the books of another day, by own day, account and the event that caused it.
 */
const readRestatement = (db, wanted) => db.query(`SELECT late.*, cause.source AS "causeSource", cause.event_id AS "causeId", cause.type AS "causeType"
       FROM (SELECT gaming_day::text COLLATE "C" AS "ownDay", booking_day::text COLLATE "C" AS "bookedIn", account, currency, record_number AS cause,
                    sum(debit - credit) AS amount
               FROM journal_line
              WHERE casino = $1 AND record_number > $2 AND record_number <= $3 AND booking_day <> gaming_day
              GROUP BY 1, 2, 3, 4, 5 HAVING sum(debit - credit) <> 0) late
       JOIN register.record cause ON cause.casino = $1 AND cause.number = late.cause
      WHERE $4::text IS NULL
         OR ("ownDay", "bookedIn", account, currency, late.cause)
          > ($4 COLLATE "C", $5 COLLATE "C", $6 COLLATE "C", $7::text, $8::bigint)
      ORDER BY "ownDay", "bookedIn", account, currency, late.cause LIMIT $9`, [
    wanted.casino,
    wanted.from.toString(),
    wanted.until.toString(),
    ...exports.RESTATEMENT_KEY.map((_, index) => wanted.after?.[index] ?? null),
    wanted.limit,
]);
exports.readRestatement = readRestatement;
//# sourceMappingURL=restatement.js.map