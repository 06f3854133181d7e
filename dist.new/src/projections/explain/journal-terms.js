"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.creditBalance = exports.debitBalance = exports.lineTerms = void 0;
exports.readLines = readLines;
/**
 * The lines of the journal that a condition chooses, in their order; `$1` is the casino, `$2` the last record, and
 * what else the condition needs follows.
 */
async function readLines(db, { casino, position }, { where, parameters }) {
    const rows = await db.query(`SELECT record_number AS "recordNumber", line, entry_kind AS "entryKind", of_record AS "ofRecord", source,
            event_id AS "eventId", event_type AS "eventType", gaming_day AS "gamingDay", booking_day AS "bookingDay",
            account, sub_ledger AS "subLedger", table_id AS "table", game, session_no AS "sessionNo", debit, credit,
            currency, basis, rule_id AS "ruleId", rules_release AS "rulesRelease", slip, undoes, exact_numerator AS numerator,
            exact_denominator AS denominator
       FROM journal_line WHERE casino = $1 AND record_number <= $2 AND (${where})
      ORDER BY record_number, line`, [casino, position.toString(), ...parameters]);
    return rows.map(({ numerator, denominator, ...line }) => numerator === null || denominator === null ? line : { ...line, exact: { numerator, denominator } });
}
/** Lines as parts of an amount, each with what it adds; lines that add nothing are left out. */
const lineTerms = (lines, added) => lines.flatMap((line) => {
    const amount = added(line);
    return amount === 0n ? [] : [{ kind: 'line', amount, line }];
});
exports.lineTerms = lineTerms;
/** What a line adds to a balance, and to a revenue. */
const debitBalance = ({ debit, credit }) => debit - credit;
exports.debitBalance = debitBalance;
const creditBalance = ({ debit, credit }) => credit - debit;
exports.creditBalance = creditBalance;
//# sourceMappingURL=journal-terms.js.map