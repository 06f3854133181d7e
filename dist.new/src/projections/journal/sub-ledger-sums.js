"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.subLedgerSums = subLedgerSums;
/**
 * The sub-ledgers of accounts that are not zero, by name: what they hold now, less what was recorded later or counts
 * later. One list for each account asked for, in that order.
 */
async function subLedgerSums(db, wanted) {
    const rows = await db.query(`SELECT n, account, sub_ledger AS "subLedger", currency, sum(amount) AS balance
       FROM (SELECT n, held.account, held.sub_ledger, held.currency, held.amount
               FROM ${WANTED} JOIN balance held USING (casino, account)
             UNION ALL
             SELECT n, later.account, coalesce(later.sub_ledger, ''), later.currency, later.credit - later.debit
               FROM ${WANTED} JOIN journal_line later USING (casino, account)
              WHERE later.record_number > position
                 OR CASE day WHEN 'booking_day' THEN booking_day ELSE gaming_day END > as_of) known
      GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0 ORDER BY 1, 3, 4`, [
        JSON.stringify(wanted.map(({ casino, account, position, asOf, day }, n) => ({
            ...{ n, casino, account, day, position: position.toString(), as_of: asOf ?? null },
        }))),
    ]);
    return wanted.map((_, index) => rows.filter(({ n }) => n === index).map(({ n: _n, ...sum }) => sum));
}
const WANTED = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, account text, day text, position bigint, as_of date)`;
//# sourceMappingURL=sub-ledger-sums.js.map