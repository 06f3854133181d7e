import type { Queryable } from '../_core/store/queryable';
import type { Period } from './period.queries';
import { readRows } from '../_core/store/read-rows';

export async function readDaysPosted(
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly day: Period['day'];
    readonly after: bigint;
    readonly upTo: bigint;
  },
): Promise<string[]> {
  const rows = await readRows<{ day: string }>(
    db,
    `SELECT DISTINCT ${wanted.day} AS day FROM journal_line
      WHERE casino = $1 AND record_number > $2 AND record_number <= $3 ORDER BY 1`,
    [wanted.casino, wanted.after, wanted.upTo],
  );
  return rows.map(({ day }) => day);
}
