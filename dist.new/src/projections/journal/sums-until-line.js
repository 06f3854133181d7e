"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sumsUntilLine = sumsUntilLine;
const period_1 = require("./period");
/** Debits less credits of an account, per currency, over a period up to a line of the journal and with it. */
async function sumsUntilLine(db, period, { account, record, line }) {
    const rows = await db.query(`SELECT currency, sum(debit - credit) AS amount FROM journal_line
      WHERE ${(0, period_1.inPeriod)(period)} AND record_number <= $2 AND account = $5 AND (record_number, line) <= ($6::bigint, $7::integer)
      GROUP BY currency`, [...(0, period_1.periodParameters)(period), account, record, line]);
    return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}
//# sourceMappingURL=sums-until-line.js.map