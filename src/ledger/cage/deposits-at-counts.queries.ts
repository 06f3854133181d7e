import type { BalanceBefore } from '../journal/account-movements';
import { placeOf, placesOf } from '../_core/store/in-place';
import { factOf } from '../_core/store/fact-of-line';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';

/**
 * What was owed to bankers for their deposits when counts of the cage were made: by every fact that stands before them, in
 * whatever order they were recorded. One list for each count, with one statement.
 */
export async function readDepositsAtCounts(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
  counts: readonly bigint[],
): Promise<BalanceBefore[][]> {
  if (counts.length === 0) return [];
  const rows: (BalanceBefore & { n: number })[] = await db.query(
    `WITH moved AS (
       SELECT placed.place, fact, account, currency, sum(debit - credit) AS amount
         FROM (SELECT posted.*, ${factOf('posted')} AS fact FROM journal_line posted
                WHERE casino = $2 AND account = 'bank-deposit' AND record_number <= $3) line
              ${placesOf('line', '$3', 'fact')}
        GROUP BY 1, 2, 3, 4)
     SELECT n, account, currency, sum(amount) AS balance
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, record_number bigint)
       JOIN moved ON (moved.place, moved.fact) < (${placeOf('$2', 'wanted.record_number', '$3')}, wanted.record_number)
      GROUP BY n, account, currency ORDER BY n, account, currency`,
    [
      JSON.stringify(counts.map((record, n) => ({ n, record_number: record.toString() }))),
      casino,
      position.toString(),
    ],
  );
  return rowsByPlace(rows, counts.length).map((owed) => owed.map(({ n: _n, ...balance }) => balance));
}
