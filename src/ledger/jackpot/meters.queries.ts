import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { rowsByPlace } from '../_core/store/session-key.queries';

export interface PoolAt {
  readonly casino: string;
  readonly pool: string;
  readonly position: bigint;
}

export interface PoolMovement {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly eventType: string;
  readonly table: string | null;
  readonly currency: string;
  readonly toMeter: Minor;
  readonly fromMeter: Minor;
  readonly houseShare: Minor;
  readonly meter: Minor;
  readonly shownBefore: Minor | null;
  readonly shownAfter: Minor | null;
}

const wantedPools = (pools: readonly PoolAt[]): string =>
  JSON.stringify(
    pools.map(({ casino, pool, position }, n) => ({ n, casino, pool, position: position.toString() })),
  );

const WANTED = `jsonb_to_recordset($1::jsonb) AS wanted(n integer, casino text, pool text, position bigint)`;

export async function readMeters(db: Queryable, pools: readonly PoolAt[]): Promise<Minor[]> {
  const rows: { n: number; meter: Minor }[] = await db.query(
    `SELECT n, coalesce(sum(to_meter - from_meter), 0) AS meter
       FROM ${WANTED} LEFT JOIN pool_movement moved
         ON moved.casino = wanted.casino AND moved.pool = wanted.pool AND moved.record_number <= position
      GROUP BY n ORDER BY n`,
    [wantedPools(pools)],
  );
  return rows.map(({ meter }) => meter);
}

/** The last movements of pools until the records named, oldest first: one list for each, with one statement. */
export async function readPoolHistory(
  db: Queryable,
  pools: readonly PoolAt[],
  last: number,
): Promise<PoolMovement[][]> {
  const rows: (PoolMovement & { n: number })[] = await db.query(
    `SELECT n, moved."recordNumber", moved."happenedAt", moved."gamingDay", moved."eventType", moved."table",
            moved.currency, moved."toMeter", moved."fromMeter", moved."houseShare", moved."shownBefore", moved."shownAfter",
            held.meter - coalesce(sum(moved."toMeter" - moved."fromMeter") OVER (
              PARTITION BY n ORDER BY moved."recordNumber" DESC, of_record DESC, entry ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS meter
       FROM ${WANTED}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(to_meter - from_meter), 0) AS meter FROM pool_movement
         WHERE casino = wanted.casino AND pool = wanted.pool AND record_number <= position) held
      CROSS JOIN LATERAL (
        SELECT record_number AS "recordNumber", happened_at AS "happenedAt", gaming_day AS "gamingDay",
               event_type AS "eventType", table_id AS "table", currency, to_meter AS "toMeter",
               from_meter AS "fromMeter", house_share AS "houseShare", shown_before AS "shownBefore",
               shown_after AS "shownAfter", of_record, entry
          FROM pool_movement
         WHERE casino = wanted.casino AND pool = wanted.pool AND record_number <= position
         ORDER BY record_number DESC, of_record DESC, entry LIMIT $2) moved
      ORDER BY n, moved."recordNumber", of_record, entry DESC`,
    [wantedPools(pools), last],
  );
  return rowsByPlace(rows, pools.length);
}
