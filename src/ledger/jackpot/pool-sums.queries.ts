import { type Queryable, readRows } from '../../database/queryable';
import type { Minor } from '../../kernel/money';
import type { ListWanted } from '../_core/store/statement-parts';
import type { PoolAt } from './meters.queries';

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

/** The events that bring stakes to a meter and take prizes from it; all other events are movements by the house. */
const STAKES = `event_type IN ('cagnotte.round.settled.v1', 'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1',
  'cagnotte.jackpot.won.v1')`;

const SUMS = `max(currency) AS currency, sum(to_meter - from_meter) AS meter,
              coalesce(sum(CASE WHEN reversal THEN -from_meter ELSE to_meter END) FILTER (WHERE ${STAKES}), 0) AS contributed,
              sum(house_share) AS "houseShare", sum(funded) AS funded,
              coalesce(sum(CASE WHEN reversal THEN -to_meter ELSE from_meter END) FILTER (WHERE ${STAKES}), 0) AS prizes`;

export const readPools = (
  db: Queryable,
  wanted: ListWanted & { readonly pool?: string | undefined },
): Promise<PoolSums[]> =>
  readRows(
    db,
    `SELECT * FROM (
       SELECT pool, min(record_number) AS "firstRecord", ${SUMS}
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

/** What each gaming day, or one of them, did to a pool. */
export const readPoolDays = (
  db: Queryable,
  { casino, position, pool, day }: PoolAt & { readonly day?: string | undefined },
): Promise<(Omit<PoolSums, 'pool' | 'firstRecord'> & { readonly day: string })[]> =>
  readRows(
    db,
    `SELECT gaming_day AS day, ${SUMS} FROM pool_movement
      WHERE casino = $1 AND record_number <= $2 AND pool = $3 AND ($4::date IS NULL OR gaming_day = $4::date)
      GROUP BY gaming_day ORDER BY gaming_day`,
    [casino, position.toString(), pool, day ?? null],
  );

/** What a meter has that neither play nor the house brought: the amount of the cut-over, and what came from other pools. */
export const otherOfMeter = ({
  meter,
  contributed,
  funded,
  prizes,
}: Omit<PoolSums, 'pool' | 'firstRecord'>): Minor => meter - contributed - funded + prizes;
