import type { Queryable } from '../queryable';

/** A key that stands still from a record on. */
export interface ParkedKey {
  readonly key: string;
  readonly record: bigint;
  readonly gamingDay: string;
}

/** The keys of a casino that stand still: the first parked record of each and of each gaming day in it. */
export async function firstParked(db: Queryable, casino: string): Promise<readonly ParkedKey[]> {
  const rows: { fold_key: string; record_number: bigint; gaming_day: string }[] = await db.query(
    `SELECT fold_key, min(record_number) AS record_number, gaming_day::text AS gaming_day FROM parked_record
      WHERE casino = $1 GROUP BY fold_key, gaming_day`,
    [casino],
  );
  return rows.map(({ fold_key, record_number, gaming_day }) => ({
    ...{ key: fold_key, record: record_number, gamingDay: gaming_day },
  }));
}
