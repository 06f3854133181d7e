import { FAMILY, isUnder, OPEN_SEGMENT } from '../_core/store/account-conditions';
import type { Minor } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import type { DeclaredFact } from '../_core/books/declared-fact';
import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';
import { isGameCode } from '../../games/game-codes';
import { previousGamingDay } from '../../kernel/gaming-day';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { recordsOfDays } from '../journal/account-sums.queries';
import { placesOf } from '../_core/store/statement-parts';
import { readPools } from './pool-sums.queries';
import { POOL_DECISIONS } from './jackpot.events';
import type { PoolAt } from './meters.queries';
import { readPrizesOfMoves } from './prizes-of-moves.queries';
import { owedByRow, type UnpaidRow } from './unpaid-prizes';
import { readUnpaidPrizes } from './unpaid-prizes.queries';

export interface PoolLife {
  readonly game: string | null;
  /** The record that closed it; null while it is open. */
  readonly closedBy: bigint | null;
}

/** The game of each pool of a casino, and whether its last opening was followed by a close. */
export async function readPoolLives(db: Queryable, pools: readonly PoolAt[]): Promise<PoolLife[]> {
  const [first] = pools;
  if (first === undefined) return [];
  const { casino, position } = first;
  const facts = await readDeclaredFacts(db, { casino, position, until: LAST_DAY }, OPENED_AND_CLOSED);
  return pools.map(({ pool }) => {
    const own = facts.filter(({ data }) => data.pool === pool && !('toPool' in data && data.toPool === pool));
    const last = own.at(-1);
    const opened = own.findLast((fact) => fact.type === 'cagnotte.jackpot.opened.v1');
    return {
      game: (opened?.type === 'cagnotte.jackpot.opened.v1' ? opened.data.game : undefined) ?? null,
      closedBy: last?.type === 'cagnotte.jackpot.closed.v1' ? last.recordNumber : null,
    };
  });
}

const OPENED_AND_CLOSED = ['cagnotte.jackpot.opened.v1', 'cagnotte.jackpot.closed.v1'] as const;
const LAST_DAY = '9999-12-31';

type SpanOfPools = Pick<BookSpan, 'casino' | 'position' | 'day' | 'until'>;

type Decided = (typeof POOL_DECISIONS)[number];

export async function readPoolFigures(db: Queryable, span: BookSpan): Promise<PoolFigures> {
  const { casino, position, until } = span;
  const pools = await readPoolsOfDays(db, span);
  const owed = await readUnpaidPrizes(db, { casino, position, asOf: until, withPaid: true });
  return { pools, owed: owed.filter((row) => isInSpan(row, span)), currency: span.currency };
}

/** The pools with their movements and readings on some days, and the return of each month. */
export async function readPoolsOfDays(db: Queryable, span: SpanOfPools): Promise<PoolInBook[]> {
  const { casino, position, until } = span;
  const pools = await readPools(db, { casino, position, asOf: until });
  const moves = await readPoolMoves(db, span);
  const months = await readPoolMonths(db, span);
  const prizes = await readPrizesOfMoves(
    db,
    moves.map(({ pool, eventType, ofRecords }) => ({
      ...{ casino, pool, position, eventType },
      ofRecords: ofRecords.map(BigInt),
    })),
  );
  const told = moves.map((move, n) => ({ ...move, prizes: prizes[n]! }));
  const facts = await readDeclaredFacts(db, span, POOL_DECISIONS);
  const openings = await readDeclaredFacts(db, { ...span, day: undefined }, ['cagnotte.jackpot.opened.v1']);
  return pools.map(({ pool, currency, meter }) => {
    const own = told.filter((move) => move.pool === pool);
    const moved = own.reduce((sum, { toMeter, fromMeter }) => sum + toMeter - fromMeter, 0n);
    return {
      dayBefore: previousGamingDay(span.day),
      until,
      pool,
      currency,
      game: gameOf(openings, pool),
      opening: meter - moved,
      moves: movesInBook(own, { opening: meter - moved, facts }),
      months: months.filter((month) => month.pool === pool),
    };
  });
}

/** Prizes that are owed at the end of the days, and those that were won or paid on them. */
function isInSpan(row: UnpaidRow, { day, until }: BookSpan): boolean {
  if (owedByRow(row) !== 0n) return true;
  const moved = row.kind === 'prize' ? [row.prize, ...row.prize.payments] : [];
  return moved.some(({ gamingDay }) => day <= gamingDay && gamingDay <= until);
}

function movesInBook(
  moves: readonly (PoolSpanMove & Pick<PoolMoveInBook, 'prizes'>)[],
  { opening, facts }: { readonly opening: Minor; readonly facts: readonly DeclaredFact<Decided>[] },
): PoolMoveInBook[] {
  let meter = opening;
  return moves.map(({ ofRecord, shown, table, at, pool: _pool, ...each }) => {
    const { ofRecords, undoneBy, saidBy, ...move } = each;
    meter += move.toMeter - move.fromMeter;
    const decided = facts.find(({ recordNumber }) => recordNumber === ofRecord)?.data;
    const approvedBy = decided !== undefined && 'approvedBy' in decided ? (decided.approvedBy ?? []) : [];
    return {
      entries: {
        ofRecords: ofRecords.map(BigInt),
        undoneBy: undoneBy.filter((record) => record !== '').map(BigInt),
        saidBy,
      },
      ...move,
      meter,
      at: at ?? undefined,
      table: table ?? undefined,
      shown: shown ?? undefined,
      approvedBy: approvedBy.map(({ id, name }) => name ?? id),
      document: decided?.document,
    };
  });
}

function gameOf(
  openings: readonly DeclaredFact<'cagnotte.jackpot.opened.v1'>[],
  pool: string,
): PoolInBook['game'] {
  const game = openings.findLast(({ data }) => data.pool === pool)?.data.game;
  return game !== undefined && isGameCode(game) ? game : undefined;
}

/**
 * A line of the book: one fact that moved a pool or read its meter, or the stakes of a table on a day together. Minor
 * units.
 */
interface PoolSpanMove {
  readonly pool: string;
  readonly day: string;
  readonly at: string | null;
  readonly eventType: string;
  readonly table: string | null;
  readonly ofRecord: bigint;
  readonly ofRecords: readonly string[];
  readonly undoneBy: readonly string[];
  readonly saidBy: bigint;
  readonly toMeter: Minor;
  readonly fromMeter: Minor;
  readonly houseShare: Minor;
  readonly shown: Minor | null;
}

/**
 * The lines of pools on some days in the order of the facts, each fact as last evaluated. Stakes without a reading
 * are one line per table and day.
 */
const readPoolMoves = (db: Queryable, span: SpanOfPools): Promise<PoolSpanMove[]> =>
  readRows(
    db,
    `WITH fact AS (
       SELECT pool, moved.gaming_day AS day, of_record, placed.place, event_type, table_id,
              sum(CASE entry WHEN 'reversal' THEN -from_meter ELSE to_meter END) AS to_meter,
              sum(CASE entry WHEN 'reversal' THEN -to_meter ELSE from_meter END) AS from_meter,
              sum(house_share) AS house_share, max(moved.record_number) FILTER (WHERE entry <> 'reversal') AS said_by,
              coalesce(array_agg(moved.record_number::text) FILTER (WHERE entry = 'reversal'), '{}') AS undone_by
         FROM pool_movement moved ${placesOf('moved', '$2', { record: 'of_record' })}
        WHERE moved.casino = $1 AND moved.record_number <= $2 AND moved.gaming_day BETWEEN $3::date AND $4::date
        GROUP BY 1, 2, 3, 4, 5, 6
     ), standing AS (
       SELECT fact.*, said.happened_at, said.shown_after,
              fact.event_type IN ${STAKES_REPORTED} AND said.shown_after IS NULL AND fact.from_meter = 0 AND NOT said.reversal AS together
         FROM fact JOIN pool_movement said
           ON said.casino = $1 AND said.record_number = fact.said_by AND said.of_record = fact.of_record
          AND said.pool = fact.pool AND said.entry <> 'reversal'
        WHERE starts_with(fact.event_type, 'cagnotte.jackpot.')
           OR fact.to_meter <> 0 OR fact.from_meter <> 0 OR fact.house_share <> 0
     )
     SELECT pool, day, CASE WHEN together THEN NULL ELSE min(happened_at) END AS at, event_type AS "eventType",
            table_id AS "table", min(of_record) AS "ofRecord", array_agg(of_record::text) AS "ofRecords",
            array(SELECT DISTINCT unnest(string_to_array(string_agg(array_to_string(undone_by, ','), ','), ','))) AS "undoneBy",
            min(said_by) AS "saidBy", sum(to_meter) AS "toMeter", sum(from_meter) AS "fromMeter",
            sum(house_share) AS "houseShare", max(shown_after) AS shown
       FROM standing
      GROUP BY pool, day, event_type, table_id, together, CASE WHEN together THEN 0 ELSE of_record END
      ORDER BY pool, day, min(place), min(of_record), event_type, table_id`,
    [span.casino, span.position.toString(), span.day, span.until],
  );

/**
 * The months of some days, from the first of the month to the last day requested: stakes, meter and house share
 * together; prizes, those borne by the house included; and growth of the meters without payments by the house.
 */
async function readPoolMonths(
  db: Queryable,
  { casino, position, day, until }: SpanOfPools,
): Promise<(PoolMonth & { readonly pool: string })[]> {
  const from = `${day.slice(0, 7)}-01`;
  const span = await recordsOfDays(db, { casino, position, from, asOf: until, day: 'gaming_day' });
  if (span === undefined) return [];
  return readRows(
    db,
    `SELECT pool, month,
            coalesce(sum(CASE WHEN undoes THEN -debit ELSE credit END) FILTER (WHERE ${IS_STAKE}), 0) AS staked,
            coalesce(sum(CASE WHEN undoes THEN -credit ELSE debit END) FILTER (WHERE ${IS_STAKE}), 0) AS prizes,
            coalesce(sum(credit - debit) FILTER (WHERE kind IN ('jackpot', 'jackpot-funding')), 0) AS growth
       FROM (SELECT ${FAMILY} AS kind, ${OPEN_SEGMENT} AS pool,
                    to_char(gaming_day, 'YYYY-MM') AS month, event_type, undoes, debit, credit
               FROM journal_line
              WHERE casino = $1 AND record_number BETWEEN $2 AND $3 AND ${isUnder('jackpot', 'jackpot-share', 'jackpot-funding')}
                AND gaming_day BETWEEN $4::date AND $5::date) moved
      GROUP BY pool, month ORDER BY pool, month`,
    [casino, span.first.toString(), span.last.toString(), from, until],
  );
}

const STAKES_REPORTED = `('cagnotte.round.settled.v1', 'cagnotte.jackpot.contributed.v1')`;

/** Stakes and prizes move the meter or the house's share; everything else that moves them comes from the house. */
const IS_STAKE = `kind IN ('jackpot', 'jackpot-share') AND event_type IN ('cagnotte.round.settled.v1',
  'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1', 'cagnotte.jackpot.won.v1')`;
