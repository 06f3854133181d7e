import type { BookBalance } from './tie-outs/day-figures';
import { factOf } from '../_core/store/fact-of-line';
import type { Queryable } from '../_core/store/queryable';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/read-rows';

/**
 * The balances but for those of accounts on which nothing stands: a fact had posted there once, and means something else now.
 * Whether it ever did hangs on the order in which facts came.
 */
export async function withoutUntouched(
  db: Queryable,
  day: DayAt,
  balances: readonly BookBalance[],
): Promise<BookBalance[]> {
  const empty = balances.filter(({ balance }) => balance === 0n);
  if (empty.length === 0) return [...balances];
  const untouched = await readRows<{ account: string; currency: string }>(db, UNTOUCHED, [
    ...dayParameters(day),
    JSON.stringify(empty.map(({ account, currency }) => ({ account, currency }))),
  ]);
  return balances.filter(
    ({ account, currency }) =>
      !untouched.some((each) => each.account === account && each.currency === currency),
  );
}

/** Of nearly every account the first line stands, so that few are looked at. */
const UNTOUCHED = `
  SELECT wanted.account, wanted.currency
    FROM jsonb_to_recordset($4::jsonb) AS wanted(account text, currency text)
   WHERE NOT EXISTS (
     SELECT FROM journal_line line
      WHERE line.casino = $1 AND line.account = wanted.account COLLATE "C" AND line.currency = wanted.currency
        AND line.record_number <= $2 AND line.booking_day <= $3::date
        AND NOT (line.cause_record IS NOT NULL AND line.entry_kind = 'reversal')
        AND NOT EXISTS (
          SELECT FROM journal_line back
           WHERE back.casino = $1 AND back.of_record = ${factOf('line')} AND back.cause_record <= $2
             AND back.entry_kind = 'reversal' AND back.account = line.account AND back.currency = line.currency
             AND back.record_number > line.record_number))`;
