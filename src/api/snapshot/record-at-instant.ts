import { askable, type Queryable, readRows } from '../../database/queryable';

interface InstantInRecords {
  readonly casino: string;
  readonly last: bigint;
  /** RFC 3339. */
  readonly instant: string;
}

/**
 * Finds the last record of a casino at a moment, 0 for none, by binary search: record numbers are dense and their
 * moments never decrease.
 */
export async function recordAtInstant(
  db: Queryable,
  { casino, last, instant }: InstantInRecords,
): Promise<bigint> {
  const rows = await readRows<{ number: bigint }>(
    db,
    `WITH RECURSIVE search (low, high) AS (
       SELECT 0::bigint, $2::bigint
       UNION ALL
       SELECT CASE WHEN known THEN middle ELSE low END, CASE WHEN known THEN high ELSE middle - 1 END
         FROM (SELECT low, high, (low + high + 1) / 2 AS middle FROM search WHERE low < high) halved
        CROSS JOIN LATERAL (
          SELECT recorded_at <= $3::timestamptz AS known FROM register.record
           WHERE casino = $1 AND number = middle) record
     )
     SELECT low AS number FROM search WHERE low = high`,
    [casino, last, askable(instant)],
  );
  return rows[0]!.number;
}
