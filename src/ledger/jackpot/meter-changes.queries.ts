import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';

/** What one record did to the meter of one pool, in minor units, and the meter after it. */
export interface MeterChange {
  readonly position: bigint;
  readonly pool: string;
  readonly currency: string;
  readonly gamingDay: string;
  readonly eventType: string;
  readonly table: string | null;
  readonly toMeter: Minor;
  readonly fromMeter: Minor;
  readonly meter: Minor;
}

/**
 * What happened to the meters of a casino's pools, or of one, after a record and up to another, in the order of the
 * records: so many changes, and the others of the last record.
 */
export const readMeterChanges = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly pool?: string | undefined;
    readonly after: bigint;
    readonly upTo: bigint;
    readonly limit: number;
  },
): Promise<MeterChange[]> =>
  db.query(
    `WITH changed AS (
       SELECT record_number AS position, pool, max(currency) AS currency, max(table_id) AS "table",
              max(gaming_day) AS "gamingDay", sum(to_meter) AS "toMeter", sum(from_meter) AS "fromMeter"
         FROM pool_movement
        WHERE casino = $1 AND record_number > $2 AND record_number <= $3 AND ($4::text IS NULL OR pool = $4)
        GROUP BY record_number, pool ORDER BY record_number FETCH FIRST ($5::bigint) ROWS WITH TIES
     ), before AS (
       SELECT pool, sum(to_meter - from_meter) AS meter FROM pool_movement
        WHERE casino = $1 AND record_number <= $2 AND pool IN (SELECT pool FROM changed) GROUP BY pool
     )
     SELECT changed.*, cause.type AS "eventType",
            coalesce(before.meter, 0) + sum("toMeter" - "fromMeter") OVER (PARTITION BY pool ORDER BY position) AS meter
       FROM changed LEFT JOIN before USING (pool)
       JOIN register.record cause ON cause.casino = $1 AND cause.number = changed.position
      ORDER BY position, pool`,
    [wanted.casino, wanted.after.toString(), wanted.upTo.toString(), wanted.pool ?? null, wanted.limit],
  );
