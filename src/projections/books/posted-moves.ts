import type { PostedMove } from '../../accounting/books/posted-move';
import { recordsOfDays } from '../journal/records-of-days';
import type { Queryable } from '../queryable';
import type { FromDay } from './book-span';

/**
 * What the facts of a book's days moved on accounts, in the order of the records, as it was known at the position: by
 * their own gaming days, or by those in whose books they count, which are never earlier. Where `day` is undefined, from the beginning.
 */
export async function readPostedMoves(
  db: Queryable,
  { casino, position, day, until }: FromDay,
  { under, by }: { readonly under: readonly string[]; readonly by: 'gaming_day' | 'booking_day' },
): Promise<PostedMove[]> {
  const span =
    day === undefined
      ? { first: 0n, last: position }
      : await recordsOfDays(db, { casino, position, from: day, asOf: until, day: by });
  if (span === undefined) return [];
  return db.query(
    `SELECT of_record AS "ofRecord", event_type AS type, gaming_day AS "gamingDay", booking_day AS "bookingDay", account,
            coalesce(sub_ledger, '') AS "subLedger", table_id AS "table", session_no AS "sessionNo", currency,
            sum(debit - credit) AS amount
       FROM unnest($5::text[]) AS path
       JOIN journal_line ON account COLLATE "C" >= path COLLATE "C" AND account COLLATE "C" < (path || ';') COLLATE "C"
      WHERE casino = $1 AND record_number BETWEEN $6 AND $2 AND ($3::date IS NULL OR booking_day >= $3::date AND ${by} >= $3::date)
        AND ${by} <= $4::date
        AND (account = path OR starts_with(account, path || ':'))
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 HAVING sum(debit - credit) <> 0
      ORDER BY 1, 5, 6, 9, 4`,
    [casino, span.last.toString(), day ?? null, until, under, span.first.toString()],
  );
}
