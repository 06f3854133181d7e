"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPoolHistory = readPoolHistory;
const corrected_fact_1 = require("../../domain/corrections/corrected-fact");
const account_paths_1 = require("../../accounting/account-paths");
const state_text_1 = require("../folds/state-text");
const corrected_facts_1 = require("./corrected-facts");
const read_records_1 = require("./read-records");
const standing_entries_1 = require("./standing-entries");
/** Reads the facts of a pool from a turn on, with what was known of it before them. */
async function readPoolHistory(page, store, of) {
    const { casino, pool, turn } = of;
    const rows = await page.query(`SELECT f.turn, f.reverses, r.number, r.casino, r.place, r.source, r.event_id, r.stream, r.stream_version
       FROM pool_fact f JOIN register.record r ON r.casino = f.casino AND r.number = f.record_number
      WHERE f.casino = $1 AND f.pool = $2 AND f.turn >= $3 ORDER BY f.turn, f.record_number`, [casino, pool, turn]);
    const records = rows.map(({ number }) => number);
    const reversed = rows.flatMap(({ reverses }) => (reverses === null ? [] : [reverses]));
    return {
        from: { pool, state: await stateBefore(page, of), held: await heldBefore(page, { ...of, records }) },
        facts: await factsOf(page, store, { casino, rows }),
        entries: await (0, standing_entries_1.readStandingEntries)(page, casino, reversed),
    };
}
async function factsOf(page, store, { casino, rows }) {
    const events = await (0, read_records_1.readRecords)(store, rows);
    const corrected = await (0, corrected_facts_1.readCorrectedFacts)(page, casino, rows.map(({ number }) => number));
    return rows.flatMap(({ number: record, turn, reverses }) => {
        const event = (0, corrected_fact_1.asCounted)(events.get(record), corrected.get(record) ?? corrected_fact_1.uncorrected);
        return event === undefined ? [] : [{ record, event, turn, ...(reverses === null ? {} : { reverses }) }];
    });
}
async function stateBefore(page, { casino, pool, turn }) {
    const [row] = await page.query(`SELECT state FROM pool_fact WHERE casino = $1 AND pool = $2 AND turn < $3
      ORDER BY turn DESC, record_number DESC LIMIT 1`, [casino, pool, turn]);
    return row === undefined ? undefined : ((0, state_text_1.readState)(row.state) ?? undefined);
}
/** What the accounts of the pool hold now, less what these facts have come to. */
async function heldBefore(page, { casino, pool, records }) {
    const rows = await page.query(`SELECT account, sub_ledger, currency, sum(amount) AS amount
       FROM (SELECT account, sub_ledger, currency, amount FROM balance WHERE casino = $1
             UNION ALL
             SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
              WHERE casino = $1 AND record_number = ANY ($4) AND cause_record IS NULL
             UNION ALL
             SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
              WHERE casino = $1 AND of_record = ANY ($4) AND cause_record IS NOT NULL) known
      WHERE account = $2 OR account = 'prizes-payable' AND sub_ledger = $3
      GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3`, [casino, (0, account_paths_1.jackpotOf)(pool), pool, records.map(String)]);
    return rows.map(({ sub_ledger, ...row }) => ({
        ...row,
        subLedger: sub_ledger === '' ? undefined : sub_ledger,
    }));
}
//# sourceMappingURL=pool-history.js.map