"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readLostMoney = void 0;
/** The register of lost money, in the order in which its entries were made, from the journal. */
const readLostMoney = (db, wanted) => db.query(`SELECT * FROM (
       SELECT coalesce(sub_ledger, '') AS entry, currency, min(record_number) AS "firstRecord",
              min(gaming_day) AS "foundOn", min(table_id) AS "table",
              coalesce(sum(credit - debit) FILTER (WHERE event_type NOT IN (${RETURNED}, ${PAID_OVER})), 0) AS found,
              coalesce(sum(debit - credit) FILTER (WHERE event_type = ${RETURNED}), 0) AS returned,
              coalesce(sum(debit - credit) FILTER (WHERE event_type = ${PAID_OVER}), 0) AS "paidOver",
              sum(credit - debit) AS owed
         FROM journal_line
        WHERE casino = $1 AND account = 'lost-money' AND record_number <= $2
          AND ($3::date IS NULL OR ${wanted.day ?? 'gaming_day'} <= $3::date)
        GROUP BY 1, 2) register
      WHERE (NOT $4::boolean OR owed <> 0)
        AND ($5::bigint IS NULL OR ("firstRecord", entry, currency) > ($5::bigint, $6 COLLATE "C", $7::text))
      ORDER BY "firstRecord", entry, currency LIMIT $8`, [
    wanted.casino,
    wanted.position.toString(),
    wanted.asOf ?? null,
    wanted.openOnly,
    wanted.after?.[0] ?? null,
    wanted.after?.[1] ?? '',
    wanted.after?.[2] ?? '',
    wanted.limit ?? null,
]);
exports.readLostMoney = readLostMoney;
const RETURNED = `'cagnotte.money.returned.v1'`;
const PAID_OVER = `'cagnotte.money.paid-over.v1'`;
//# sourceMappingURL=lost-money.js.map