"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readTipMovements = void 0;
/** What was counted of tips and shared out, in the order of the records, from the journal. */
const readTipMovements = (db, wanted) => db.query(`SELECT tips.*, other.cash, other."houseShare", other.paid
       FROM (SELECT record_number AS "recordNumber", event_type AS "eventType", gaming_day AS "gamingDay",
                    table_id AS "table", currency, sum(credit - debit) AS amount
               FROM journal_line
              WHERE casino = $1 AND account = 'tips' AND record_number <= $2
                AND ($3::date IS NULL OR gaming_day <= $3::date) AND ($4::text IS NULL OR table_id = $4)
                AND ($5::bigint IS NULL OR (record_number, currency) > ($5::bigint, $6::text))
              GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 5 LIMIT $7) tips
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(debit) FILTER (WHERE account = 'cash:cage'), 0) AS cash,
               coalesce(sum(credit - debit) FILTER (WHERE account = 'other-income'), 0) AS "houseShare",
               coalesce(sum(credit) FILTER (WHERE account IN ('bank', 'cash:cage')), 0) AS paid
          FROM journal_line WHERE casino = $1 AND record_number = tips."recordNumber" AND currency = tips.currency
             AND event_type = tips."eventType" AND table_id IS NOT DISTINCT FROM tips."table") other
      ORDER BY tips."recordNumber", tips.currency`, [
    wanted.casino,
    wanted.position.toString(),
    wanted.asOf ?? null,
    wanted.table ?? null,
    wanted.after?.[0] ?? null,
    wanted.after?.[1] ?? '',
    wanted.limit,
]);
exports.readTipMovements = readTipMovements;
//# sourceMappingURL=tip-movements.js.map