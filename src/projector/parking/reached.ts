import type { Queryable } from '../../ledger/_core/store/queryable';
import { readRows } from '../../ledger/_core/store/read-rows';

export interface ParkedKey {
  readonly key: string;
  readonly record: bigint;
  readonly gamingDay: string;
}

export interface Reached {
  readonly position: bigint;
  readonly parked: readonly ParkedKey[];
}

type ReachedRow = { lastNumber: bigint } & (
  | { partitionKey: string; recordNumber: bigint; gamingDay: string }
  | { partitionKey: null }
);

/** The progress of a casino, in one statement; undefined for a casino without records. */
export async function readReached(db: Queryable, casino: string): Promise<Reached | undefined> {
  const rows = await readRows<ReachedRow>(
    db,
    `SELECT last_number, fold_key AS partition_key, record_number, gaming_day
       FROM register.casino LEFT JOIN
            (SELECT casino, fold_key, min(record_number) AS record_number, gaming_day::text AS gaming_day
               FROM parked_record GROUP BY casino, fold_key, gaming_day) parked USING (casino)
      WHERE casino = $1`,
    [casino],
  );
  const parked = rows.flatMap((row) =>
    row.partitionKey === null
      ? []
      : [{ key: row.partitionKey, record: row.recordNumber, gamingDay: row.gamingDay }],
  );
  return rows[0] && { position: rows[0].lastNumber, parked };
}
