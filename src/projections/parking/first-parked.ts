import type { Queryable } from '../queryable';

/** The first record of a casino that stands parked; undefined where none does. */
export async function firstParked(db: Queryable, casino: string): Promise<bigint | undefined> {
  const rows: { record_number: bigint }[] = await db.query(
    `SELECT record_number FROM parked_record WHERE casino = $1 ORDER BY record_number LIMIT 1`,
    [casino],
  );
  return rows[0]?.record_number;
}
