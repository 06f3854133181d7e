import type { Queryable } from '../../ledger/_core/store/queryable';

export interface ParkedKey {
  readonly key: string;
  readonly record: bigint;
  readonly gamingDay: string;
}

export interface Reached {
  readonly position: bigint;
  readonly parked: readonly ParkedKey[];
}

type ReachedRow = { last_number: bigint } & (
  | { fold_key: string; record_number: bigint; gaming_day: string }
  | { fold_key: null }
);

/** The progress of a casino, in one statement; undefined for a casino without records. */
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
