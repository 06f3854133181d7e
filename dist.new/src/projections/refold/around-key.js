"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Surroundings = void 0;
exports.readBooksBefore = readBooksBefore;
const balances_1 = require("../../accounting/balances");
const casino_books_1 = require("../../domain/casino-books/casino-books");
const fold_place_1 = require("../../domain/fold-order/fold-place");
const fold_versions_1 = require("../folds/fold-versions");
const place_row_1 = require("./place-row");
/** What a casino knew around the facts of a key: read once, and balances for as many accounts as are asked for. */
class Surroundings {
    page;
    casino;
    first;
    last;
    own;
    books;
    constructor(page, casino, facts) {
        this.page = page;
        this.casino = casino;
        const known = facts.map(({ place }) => (0, fold_place_1.lastKnownAt)(place));
        this.first = known.reduce((least, each) => (each < least ? each : least));
        this.last = known.reduce((most, each) => (each > most ? each : most));
        this.own = new Set(facts.map(({ source, id }) => identity(source, id)));
    }
    /**
     * Around these facts and all others that the key ever had: what a cancelled fact posted, and what reversed it, lies
     * as little around the key as what counts.
     */
    static async of(page, { casino, key, facts, }) {
        const counting = facts.map(({ place, event: { source, id } }) => ({ place, source, id }));
        return new Surroundings(page, casino, [...(await readFactsOfKey(page, casino, key)), ...counting]);
    }
    /** The surroundings, with the balances of these accounts. */
    async with(accounts) {
        return {
            opening: await this.opening(accounts),
            others: await this.others(accounts),
            booksBefore: (this.books ??= await readBooksBefore(this.page, {
                casino: this.casino,
                from: this.first + 1n,
            })),
        };
    }
    /** What the accounts hold now, less everything posted since the first fact. */
    async opening(accounts) {
        const rows = await this.page.query(`SELECT account, sub_ledger, currency, sum(amount) AS amount
         FROM (SELECT account, sub_ledger, currency, amount FROM balance WHERE casino = $1 AND account = ANY ($2)
               UNION ALL
               SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
                WHERE casino = $1 AND account = ANY ($2) AND record_number > $3) known
        GROUP BY 1, 2, 3 HAVING sum(amount) <> 0`, [this.casino, accounts, this.first.toString()]);
        const balances = new balances_1.RunningBalances();
        for (const row of rows)
            balances.add(partOf(row));
        return balances;
    }
    async others(accounts) {
        const rows = await this.page.query(`SELECT record_number, source, event_id, account, coalesce(sub_ledger, '') AS sub_ledger, currency,
              debit - credit AS amount
         FROM journal_line
        WHERE casino = $1 AND account = ANY ($2) AND record_number > $3 AND record_number <= $4
        ORDER BY record_number, line`, [this.casino, accounts, this.first.toString(), this.last.toString()]);
        return rows
            .filter(({ source, event_id }) => !this.own.has(identity(source, event_id)))
            .map((row) => ({ record: row.record_number, ...partOf(row) }));
    }
}
exports.Surroundings = Surroundings;
async function readFactsOfKey(page, casino, key) {
    const rows = await page.query(`SELECT o.record_number, o.anchor, o.side, o.sequence, r.source, r.event_id
       FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
      WHERE o.casino = $1 AND o.fold_key = $2`, [casino, key]);
    return rows.map((row) => ({ place: (0, place_row_1.placeOfRow)(row), source: row.source, id: row.event_id }));
}
/** The books of a casino as they were before any of its records from one on. */
async function readBooksBefore(page, { casino, from }) {
    const versions = await (0, fold_versions_1.readVersions)(page, { casino, fold: 'casino-books', from });
    return (record) => (0, fold_versions_1.versionAfter)(versions, record - 1n, casino_books_1.unopenedBooks);
}
const partOf = ({ account, sub_ledger, currency, amount }) => ({
    ...{ account, currency, amount },
    subLedger: sub_ledger === '' ? undefined : sub_ledger,
});
const identity = (source, id) => `${source}\0${id}`;
//# sourceMappingURL=around-key.js.map