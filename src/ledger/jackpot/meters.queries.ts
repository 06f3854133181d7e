import { accountOf, isAt, poolOfMeter } from '../_core/account';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import { readByKey, rowsByPlace, type RecordSpan } from '../_core/store/statement-parts';
import { jackpotFundingOf, jackpotOf } from '../_core/account-paths';
import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { undoesEarlier } from '../journal/journal.queries';
import { appendOnly, type EntryOfFact, type EvaluatedEvent } from '../_core/store/read-model';
import { column, type RowOf, table } from '../../database/table';
import { currencyOf } from './pool.state';
import { readPrizesOfMoves } from './prizes-of-moves.queries';
import type { PrizeOfMove } from './prizes-told';

export interface PoolAt {
  readonly casino: string;
  readonly pool: string;
  readonly position: bigint;
}

export interface PoolMovement {
  readonly recordNumber: bigint;
  readonly ofRecord: bigint;
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
  /** The prizes that it reports, or that it pays. */
  readonly prizes: readonly PrizeOfMove[];
}

const WANTED = `jsonb_to_recordset($1::jsonb) AS wanted(n integer, pool text, position bigint)`;

export async function readMeters(db: Queryable, pools: readonly PoolAt[]): Promise<Minor[]> {
  const rows = await readByKey<{ meter: Minor }>(
    db,
    `SELECT n, coalesce(sum(to_meter - from_meter), 0) AS meter
       FROM ${WANTED} LEFT JOIN pool_movement moved
         ON moved.casino = $2 AND moved.pool = wanted.pool AND moved.record_number <= position
      GROUP BY n ORDER BY n`,
    pools,
  );
  return rows.map(([row]) => row!.meter);
}

export async function readPoolHistory(
  db: Queryable,
  pools: readonly PoolAt[],
  last: number,
): Promise<PoolMovement[][]> {
  const rows = await readByKey<Omit<PoolMovement, 'prizes'>>(
    db,
    `SELECT n, moved."recordNumber", of_record AS "ofRecord", moved."happenedAt", moved."gamingDay", moved."eventType", moved."table",
            moved.currency, moved."toMeter", moved."fromMeter", moved."houseShare", moved."shownBefore", moved."shownAfter",
            held.meter - coalesce(sum(moved."toMeter" - moved."fromMeter") OVER (
              PARTITION BY n ORDER BY moved."recordNumber" DESC, of_record DESC, entry ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS meter
       FROM ${WANTED}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(to_meter - from_meter), 0) AS meter FROM pool_movement
         WHERE casino = $2 AND pool = wanted.pool AND record_number <= position) held
      CROSS JOIN LATERAL (
        SELECT record_number AS "recordNumber", happened_at AS "happenedAt", gaming_day AS "gamingDay",
               event_type AS "eventType", table_id AS "table", currency, to_meter AS "toMeter",
               from_meter AS "fromMeter", house_share AS "houseShare", shown_before AS "shownBefore",
               shown_after AS "shownAfter", of_record, entry
          FROM pool_movement
         WHERE casino = $2 AND pool = wanted.pool AND record_number <= position
         ORDER BY record_number DESC, of_record DESC, entry LIMIT $3) moved
      ORDER BY n, moved."recordNumber", of_record, entry DESC`,
    pools,
    [last],
  );
  const moves = rows.flatMap((own, n) => own.map((row) => ({ n, ...row })));
  const prizes = await readPrizesOfMoves(
    db,
    moves.map(({ n, eventType, ofRecord }) => ({ ...pools[n]!, eventType, ofRecords: [ofRecord] })),
  );
  return rowsByPlace(
    moves.map((row, at) => ({ ...row, prizes: prizes[at]! })),
    pools.length,
  );
}

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
 * The changes of the meters of a casino's pools, or of one pool, after one record and up to another, in the order of
 * the records: at most `limit`, and all of the last record.
 */
export const readMeterChanges = (
  db: Queryable,
  wanted: RecordSpan & { readonly pool?: string | undefined },
): Promise<MeterChange[]> =>
  readRows(
    db,
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

export const POOL_MOVEMENT = table('pool_movement', {
  ...FACT_COLUMNS,
  tableId: column.optional(column.text),
  sessionNo: column.integer,
  pool: column.key(column.text),
  reversal: column.boolean,
  toMeter: column.numeric,
  fromMeter: column.numeric,
  houseShare: column.numeric,
  funded: column.numeric,
  currency: column.text,
  shownBefore: column.optional(column.numeric),
  shownAfter: column.optional(column.numeric),
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
});

/**
 * One row per entry and pool: its effect on the meter, and the reading. An event of a pool has a row even if it posts
 * nothing.
 */
export const poolMovementReadModel = appendOnly(POOL_MOVEMENT, (fact) =>
  poolsIn(fact).map((pool) => {
    const ofMeter = fact.posts.filter(({ account }) => account === jackpotOf(pool));
    return {
      ofRecord: fact.ofRecord,
      entry: fact.entry,
      tableId: tableConcerned(fact.event) ?? null,
      sessionNo: sessionOf(fact.event),
      pool,
      reversal: undoesEarlier(fact),
      toMeter: sum(ofMeter, 'credit'),
      fromMeter: sum(ofMeter, 'debit'),
      houseShare: houseShare(fact.posts, pool),
      funded: funded(fact.posts, pool),
      currency: ofMeter[0]?.currency ?? currencyOf(fact.event),
      ...shownBy(fact, pool),
      ...factColumns(fact),
    };
  }),
);

function poolsIn({ event, posts, standing, entry }: EvaluatedEvent): string[] {
  const { pool } = (event.data ?? {}) as { pool?: unknown };
  const isOfPool = standing === 'counted' && entry === 'own' && event.type.startsWith('cagnotte.jackpot.');
  const named = isOfPool && typeof pool === 'string' ? [pool] : [];
  const moved = posts.flatMap(({ account }) => poolOfMeter(account) ?? []);
  return [...new Set([...named, ...moved])];
}

const sum = (lines: readonly EntryLine[], side: 'debit' | 'credit'): Minor =>
  lines.reduce((total, line) => total + line[side], 0n);

function houseShare(lines: readonly EntryLine[], pool: string): Minor {
  const own = lines.filter(({ account }) => isAt(account, 'jackpot-share') && accountOf(account).of === pool);
  return sum(own, 'credit') - sum(own, 'debit');
}

function funded(lines: readonly EntryLine[], pool: string): Minor {
  const own = lines.filter(({ account }) => account === jackpotFundingOf(pool));
  return sum(own, 'debit') - sum(own, 'credit');
}

function shownBy(
  { event }: EvaluatedEvent,
  pool: string,
): Pick<RowOf<typeof POOL_MOVEMENT>, 'shownBefore' | 'shownAfter'> {
  const { pool: of, meterBefore, meterAfter } = (event.data ?? {}) as Partial<Record<string, unknown>>;
  if (of !== pool) return { shownBefore: null, shownAfter: null };
  return { shownBefore: shown(meterBefore), shownAfter: shown(meterAfter) };
}

const shown = (amount: unknown): Minor | null => (typeof amount === 'number' ? minorFromWire(amount) : null);
