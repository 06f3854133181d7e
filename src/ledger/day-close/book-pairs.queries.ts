import type { LineChoice } from '../_core/books/cell-part';
import type { BookPair, ClearedDifference } from './day-figures';
import type { Queryable } from '../_core/store/queryable';
import type { DayAt } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/queryable';
import { varianceOf } from '../_core/account-paths';
import { minorFromWire } from '../../kernel/money';
import { readBookFacts } from '../_core/books/book-facts.queries';
import type { VarianceCleared } from '../clearings/clearing.events';

/** Two queries with the columns account, currency, amount that must say the same. */
interface Compared {
  readonly books: string;
  readonly lines: (day: string) => LineChoice;
  readonly one: string;
  readonly other: string;
}

const JOURNAL_OF_DAY = `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
  WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`;

const COMPARED: readonly Compared[] = [
  {
    books: 'journal and trial balance',
    lines: (day) => ({ bookedOn: [day, day] }),
    one: JOURNAL_OF_DAY,
    other: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
             WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`,
  },
  {
    books: 'trial balance and ledger',
    lines: () => ({}),
    one: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
           WHERE casino = $1 AND $2::date IS NOT NULL GROUP BY 1, 2`,
    other: `SELECT account, currency, sum(amount) AS amount FROM balance WHERE casino = $1 GROUP BY 1, 2`,
  },
  {
    books: 'journal and table registers',
    lines: (day) => ({ bookedOn: [day, day], ofTables: true }),
    one: `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
           WHERE casino = $1 AND booking_day = $2::date AND table_id IS NOT NULL GROUP BY 1, 2`,
    other: `SELECT account, currency, sum(debit - credit) AS amount FROM session_total
             WHERE casino = $1 AND booking_day = $2::date AND table_id <> '' GROUP BY 1, 2`,
  },
];

export async function readBookPairs(db: Queryable, { casino, day }: DayAt): Promise<BookPair[]> {
  const pairs: BookPair[] = [];
  for (const { books, lines, one, other } of COMPARED) {
    const differing = await readRows<Omit<BookPair, 'books' | 'lines'>>(
      db,
      `SELECT coalesce(one.account, other.account) AS account, coalesce(one.currency, other.currency) AS currency,
              coalesce(one.amount, 0) AS one, coalesce(other.amount, 0) AS other
         FROM (${one}) one FULL JOIN (${other}) other ON one.account = other.account AND one.currency = other.currency
        WHERE coalesce(one.amount, 0) <> coalesce(other.amount, 0) ORDER BY 1, 2`,
      [casino, day],
    );
    pairs.push(...differing.map((pair) => ({ books, lines: lines(day), ...pair })));
  }
  return pairs;
}

/**
 * What was cleared of differences of a day, as it was known at a position: on the day itself, or later where the
 * clearing names the day. What only one person approved explains nothing.
 */
export async function readClearedDifferences(
  db: Queryable,
  { casino, day, position }: DayAt,
): Promise<ClearedDifference[]> {
  const facts = await readBookFacts(db, { casino, day, until: LATEST, position, types: [CLEARING] });
  return facts.flatMap(({ gamingDay, data }) => {
    const {
      ofDay = gamingDay,
      approvedBy,
      point,
      table,
      currency,
      amount,
      document,
    } = data as VarianceCleared;
    const isByTwo = new Set(approvedBy.map(({ id }) => id)).size > 1;
    if (ofDay !== day || !isByTwo) return [];
    return [{ account: varianceOf(point, table), currency, amount: minorFromWire(amount), document }];
  });
}

const CLEARING = 'cagnotte.variance.cleared.v1';
const LATEST = '9999-12-31';
