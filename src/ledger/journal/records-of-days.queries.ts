import type { Queryable } from '../_core/store/queryable';
import { inPeriod, type Period, periodParameters } from './period.queries';
import { readRows } from '../_core/store/read-rows';

export interface RecordSpan {
  readonly first: bigint;
  readonly last: bigint;
}

/**
 * Between which records the lines of a period were posted, so that a search in the order of the records need not go
 * through those of all other days; undefined if there is none. Costs two looks into an index for each day.
 */
export async function recordsOfDays(db: Queryable, period: Period): Promise<RecordSpan | undefined> {
  const rows = await readRows<{ first: bigint | null; last: bigint | null }>(
    db,
    `SELECT min(first) AS first, max(last) AS last
       FROM (SELECT DISTINCT booking_day AS day FROM day_total WHERE ${inPeriod(period)}) posted
      CROSS JOIN LATERAL (SELECT record_number AS first FROM journal_line
                           WHERE casino = $1 AND booking_day = posted.day AND record_number <= $2
                           ORDER BY record_number LIMIT 1) earliest
      CROSS JOIN LATERAL (SELECT record_number AS last FROM journal_line
                           WHERE casino = $1 AND booking_day = posted.day AND record_number <= $2
                           ORDER BY record_number DESC LIMIT 1) latest`,
    periodParameters(period),
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { first, last };
}
