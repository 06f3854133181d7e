"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readDutyLines = readDutyLines;
exports.readAccrued = readAccrued;
exports.readDutyPaid = readDutyPaid;
const money_1 = require("../../kernel/money");
const versioned_facts_1 = require("../versioned-facts");
const parametersOf = ({ casino, position, currency, from, until }) => [
    casino,
    position.toString(),
    currency,
    from,
    until,
];
const OF_PERIOD = `casino = $1 AND currency = $3 AND gaming_day BETWEEN $4::date AND $5::date`;
const INCOME = `account ~ '^(win|commission|jackpot|jackpot-share|jackpot-funding):|^variance:(table|drop)(:|$)'`;
const SLOTS = `account ~ '^variance:(cagnotte|jackpot)(:|$)'`;
/**
 * What may count in the base of the duty, by account and quarter: totals, and of slots, whose surpluses alone may
 * count, by what posted them. Debits and credits are lines of their own.
 */
async function readDutyLines(db, period) {
    const rows = await db.query(`SELECT extract(quarter FROM gaming_day)::integer AS quarter, account, event_type AS "eventType", undoes AS reversal,
            sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT gaming_day, account, '' AS event_type, false AS undoes, debit, credit FROM day_total
              WHERE ${OF_PERIOD} AND ${INCOME}
             UNION ALL
             SELECT gaming_day, account, '', false, -debit, -credit FROM journal_line
              WHERE ${OF_PERIOD} AND ${INCOME} AND record_number > $2
             UNION ALL
             SELECT gaming_day, account, event_type, undoes, debit, credit FROM journal_line
              WHERE ${OF_PERIOD} AND ${SLOTS} AND record_number <= $2) known
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`, parametersOf(period));
    return rows.flatMap(({ debit, credit, ...line }) => [
        { ...line, debit, credit: 0n },
        { ...line, debit: 0n, credit },
    ]);
}
/** The duty that the closes of a period have accrued. */
async function readAccrued(db, period) {
    const rows = await db.query(`SELECT coalesce(sum(debit - credit), 0) AS accrued
       FROM (SELECT debit, credit FROM day_total WHERE ${OF_PERIOD} AND account = 'gaming-duty'
             UNION ALL
             SELECT -debit, -credit FROM journal_line
              WHERE ${OF_PERIOD} AND account = 'gaming-duty' AND record_number > $2) known`, parametersOf(period));
    return rows[0].accrued;
}
/** What was paid of the duty of a year, as it was known at a position. */
async function readDutyPaid(db, { casino, position, year }) {
    const rows = await db.query(`SELECT data FROM book_fact
      WHERE casino = $1 AND event_type = 'cagnotte.duty.paid.v1' AND ${(0, versioned_facts_1.knownAt)('book_fact', '$2')}
      ORDER BY record_number`, [casino, position.toString()]);
    return rows
        .map(({ data }) => JSON.parse(data))
        .filter(({ period }) => period.year === year)
        .map(({ period, amount }) => ({ quarter: period.quarter, amount: (0, money_1.minorFromWire)(amount) }));
}
//# sourceMappingURL=duty-lines.js.map