"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readStandingEntries = readStandingEntries;
const line_of_row_1 = require("../rounds/line-of-row");
/** The entries of facts as they stand in the journal: their own, or what replaced them last; by record number. */
async function readStandingEntries(page, casino, records) {
    const rows = await page.query(`SELECT fact, entry.* FROM unnest($2::bigint[]) AS fact
      CROSS JOIN LATERAL (
        SELECT max(record_number) AS record FROM journal_line restated
         WHERE restated.casino = $1 AND restated.of_record = fact AND restated.cause_record IS NOT NULL) last
      CROSS JOIN LATERAL (
        SELECT account, sub_ledger, debit::text, credit::text, currency, basis, rule_id, slip,
               exact_numerator::text, exact_denominator::text, record_number, line
          FROM journal_line WHERE casino = $1 AND record_number = fact AND last.record IS NULL AND cause_record IS NULL
        UNION ALL
        SELECT account, sub_ledger, debit::text, credit::text, currency, basis, rule_id, slip,
               exact_numerator::text, exact_denominator::text, record_number, line
          FROM journal_line WHERE casino = $1 AND record_number = last.record AND of_record = fact
           AND cause_record IS NOT NULL AND entry_kind = 'replacement') entry
      ORDER BY fact, entry.line`, [casino, records.map(String)]);
    const entries = new Map(records.map((record) => [record, []]));
    for (const row of rows)
        entries.get(row.fact).push((0, line_of_row_1.lineOfRow)(row));
    return entries;
}
//# sourceMappingURL=standing-entries.js.map