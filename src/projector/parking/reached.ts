import type { Queryable } from '../../ledger/_core/store/queryable';

/** A key that stands still from a record on. */
export interface ParkedKey {
  readonly key: string;
  readonly record: bigint;
  readonly gamingDay: string;
}

/** How far the books of a casino have come. */
export interface Reached {
  /** The last record number. */
  readonly position: bigint;
  /** The keys that stand still: the first parked record of each and of each gaming day in it. */
  readonly parked: readonly ParkedKey[];
}

type ReachedRow = { last_number: bigint } & (
  | { fold_key: string; record_number: bigint; gaming_day: string }
  | { fold_key: null }
);

/** How far a casino has come, with one statement; undefined for a casino without any record. */
export async function readReached(db: Queryable, casino: string): Promise<Reached | undefined> {
  const rows: ReachedRow[] = await db.query(
    `SELECT last_number, fold_key, record_number, gaming_day
       FROM register.casino LEFT JOIN
            (SELECT casino, fold_key, min(record_number) AS record_number, gaming_day::text AS gaming_day
               FROM parked_record GROUP BY casino, fold_key, gaming_day) parked USING (casino)
      WHERE casino = $1`,
    [casino],
  );
  const parked = rows.flatMap((row) =>
    row.fold_key === null
      ? []
      : [{ key: row.fold_key, record: row.record_number, gamingDay: row.gaming_day }],
  );
  return rows[0] && { position: rows[0].last_number, parked };
}
