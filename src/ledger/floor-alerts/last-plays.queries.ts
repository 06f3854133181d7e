import { type Queryable, readRows } from '../../database/queryable';
import { isoInstant } from '../register/register';
import type { Mark } from './mark';

/**
 * The last rounds, hands and coups of each open session by the name of its stream, the latest first.
 * @param first the record of the earliest opening, so that only records of the night are read
 */
export async function readLastPlays(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
  {
    streams,
    first,
    most,
  }: { readonly streams: readonly string[]; readonly first: bigint; readonly most: number },
): Promise<ReadonlyMap<string, readonly Mark[]>> {
  if (streams.length === 0 || most === 0) return new Map();
  const rows = await readRows<{
    readonly stream: string;
    readonly recordNumber: bigint;
    readonly recordedAt: string;
  }>(
    db,
    `SELECT stream, record_number, recorded_at FROM (
       SELECT stream, number AS record_number, ${isoInstant('recorded_at')} AS recorded_at,
              row_number() OVER (PARTITION BY stream ORDER BY number DESC) AS from_last
         FROM register.record
        WHERE casino = $1 AND number BETWEEN $5 AND $2 AND standing = 'counted' AND stream = ANY ($3)
          AND type ~ '^cagnotte[.](round[.]settled|hand[.]played|coup[.]played)') play
      WHERE from_last <= $4 ORDER BY stream, record_number DESC`,
    [casino, position.toString(), streams, most, first.toString()],
  );
  const plays = new Map<string, Mark[]>();
  for (const { stream, recordNumber: record, recordedAt } of rows)
    plays.set(stream, [...(plays.get(stream) ?? []), { record, at: Date.parse(recordedAt) }]);
  return plays;
}
