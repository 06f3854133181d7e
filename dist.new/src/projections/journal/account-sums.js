"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.accountSums = void 0;
const period_1 = require("./period");
/**
 * The sums of accounts over a period as they were known at a position, in the order of their paths: those of the
 * totals per day, less the lines that were recorded later. Accounts that had no line then are left out.
 */
const accountSums = (db, period, { under, after, limit } = {}) => db.query(`SELECT account, currency, sum(debit) AS debits, sum(credit) AS credits
       FROM (SELECT account, currency, debit, credit, lines FROM day_total WHERE ${(0, period_1.inPeriod)(period)}
             UNION ALL
             SELECT account, currency, -debit, -credit, -1 FROM journal_line
              WHERE ${(0, period_1.inPeriod)(period)} AND record_number > $2) known
      WHERE ($5::text IS NULL OR account = $5 OR starts_with(account, $5 || ':'))
        AND ($6::text IS NULL OR (account, currency) > ($6 COLLATE "C", $7::text))
      GROUP BY account, currency HAVING sum(lines) > 0 ORDER BY account, currency LIMIT $8`, [...(0, period_1.periodParameters)(period), under ?? null, after?.[0] ?? null, after?.[1] ?? null, limit ?? null]);
exports.accountSums = accountSums;
//# sourceMappingURL=account-sums.js.map