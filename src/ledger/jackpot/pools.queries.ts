import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';

export interface PoolSums {
  readonly pool: string;
  readonly currency: string;
  readonly firstRecord: bigint;
  readonly meter: Minor;
  readonly contributed: Minor;
  readonly houseShare: Minor;
  /** Seeds, reseeds, shortfalls and adjustments borne by the house, less what came back to it. */
  readonly funded: Minor;
  readonly prizes: Minor;
}

export const readPools = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly asOf?: string | undefined;
    readonly pool?: string | undefined;
    readonly after?: readonly string[] | undefined;
    readonly limit?: number;
  },
): Promise<PoolSums[]> =>
  db.query(
    `SELECT * FROM (
       SELECT pool, max(currency) AS currency, min(record_number) AS "firstRecord", sum(to_meter - from_meter) AS meter,
              coalesce(sum(CASE WHEN reversal THEN -from_meter ELSE to_meter END) FILTER (WHERE ${STAKES}), 0) AS contributed,
              sum(house_share) AS "houseShare", sum(funded) AS funded,
              coalesce(sum(CASE WHEN reversal THEN -to_meter ELSE from_meter END) FILTER (WHERE ${STAKES}), 0) AS prizes
         FROM pool_movement
        WHERE casino = $1 AND record_number <= $2 AND ($3::date IS NULL OR gaming_day <= $3::date)
          AND ($4::text IS NULL OR pool = $4)
        GROUP BY pool) pools
      WHERE $5::text IS NULL OR pool > $5 COLLATE "C"
      ORDER BY pool LIMIT $6`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.pool ?? null,
      wanted.after?.[0] ?? null,
      wanted.limit ?? null,
    ],
  );

/** The events that bring stakes to a meter and take prizes from it; the others are of the house. */
const STAKES = `event_type IN ('cagnotte.round.settled.v1', 'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1')`;
