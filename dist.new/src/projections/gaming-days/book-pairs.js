"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readBookPairs = readBookPairs;
const JOURNAL_OF_DAY = `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
  WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`;
const COMPARED = [
    {
        books: 'journal and trial balance',
        one: JOURNAL_OF_DAY,
        other: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
             WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`,
    },
    {
        books: 'trial balance and ledger',
        one: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
           WHERE casino = $1 AND $2::date IS NOT NULL GROUP BY 1, 2`,
        other: `SELECT account, currency, sum(amount) AS amount FROM balance WHERE casino = $1 GROUP BY 1, 2`,
    },
    {
        books: 'journal and table registers',
        one: `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
           WHERE casino = $1 AND booking_day = $2::date AND table_id IS NOT NULL GROUP BY 1, 2`,
        other: `SELECT account, currency, sum(debit - credit) AS amount FROM session_total
             WHERE casino = $1 AND booking_day = $2::date AND table_id <> '' GROUP BY 1, 2`,
    },
];
/** Accounts of which two books do not say the same, and one row for each pair of books that do. */
async function readBookPairs(db, { casino, day }) {
    const pairs = [];
    for (const { books, one, other } of COMPARED) {
        const differing = await db.query(`SELECT coalesce(one.account, other.account) AS account, coalesce(one.currency, other.currency) AS currency,
              coalesce(one.amount, 0) AS one, coalesce(other.amount, 0) AS other
         FROM (${one}) one FULL JOIN (${other}) other ON one.account = other.account AND one.currency = other.currency
        WHERE coalesce(one.amount, 0) <> coalesce(other.amount, 0) ORDER BY 1, 2`, [casino, day]);
        pairs.push(...differing.map((pair) => ({ books, ...pair })));
    }
    return pairs;
}
//# sourceMappingURL=book-pairs.js.map