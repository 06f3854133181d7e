import type { PostedMove } from '../_core/books/posted-move';
import { recordsOfDays } from './account-sums.queries';
import { placesOf, factOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import type { FromDay } from '../_core/books/book-facts.queries';
import { readRows } from '../_core/store/read-rows';

/**
 * What the facts of a book's days moved on accounts, in the order of the facts, as it was known at the position: by
 * their own gaming days, or by those in whose books they count, which are never earlier. Where `day` is undefined, from the beginning.
 */
export async function readPostedMoves(
  db: Queryable,
  { casino, position, day, until }: FromDay,
  {
    under,
    by,
    basis,
  }: {
    readonly under: readonly string[];
    readonly by: 'gaming_day' | 'booking_day';
    readonly basis?: 'count';
  },
): Promise<PostedMove[]> {
  const span =
    day === undefined
      ? { first: 0n, last: position }
      : await recordsOfDays(db, { casino, position, from: day, asOf: until, day: by });
  if (span === undefined) return [];
  return readRows(
    db,
    `SELECT fact AS of_record, event_type AS type, line.gaming_day, booking_day, account,
            coalesce(sub_ledger, '') AS sub_ledger, table_id AS table, session_no, currency,
            placed.place, min(source) AS source, min(event_id) AS event_id, sum(debit - credit) AS amount
       FROM (${under.map((_path, index) => linesUnder(`$${index + 7}`)).join(' UNION ALL ')}) line
       ${placesOf('line', '$6', 'fact')}
      WHERE ($3::date IS NULL OR booking_day >= $3::date AND line.${by} >= $3::date) AND line.${by} <= $4::date
        ${basis === undefined ? '' : `AND basis = '${basis}'`}
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, placed.place HAVING sum(debit - credit) <> 0
      ORDER BY placed.place, 1, 5, 6, 9, 4`,
    [casino, span.last, day ?? null, until, span.first, position, ...under],
  );
}

const linesUnder = ($path: string): string => `
  SELECT posted.*, ${factOf('posted')} AS fact FROM journal_line posted
   WHERE casino = $1 AND record_number BETWEEN $5 AND $2
     AND account >= ${$path} AND account < ${$path} || ';' AND (account = ${$path} OR starts_with(account, ${$path} || ':'))`;
