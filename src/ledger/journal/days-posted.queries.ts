import type { Queryable } from '../_core/store/queryable';
import type { Period } from './period.queries';

export async function readDaysPosted(
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly day: Period['day'];
    readonly after: bigint;
    readonly upTo: bigint;
  },
): Promise<string[]> {
  const rows: { day: string }[] = await db.query(
    `SELECT DISTINCT ${wanted.day} AS day FROM journal_line
      WHERE casino = $1 AND record_number > $2 AND record_number <= $3 ORDER BY 1`,
    [wanted.casino, wanted.after.toString(), wanted.upTo.toString()],
  );
  return rows.map(({ day }) => day);
}
