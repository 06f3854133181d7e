import type { BetTotal } from './expected-win';
import type { Minor } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import type { KnownSession, ReportPeriod } from './known-sessions.queries';
import { groupedBy, IN_PERIOD, KNOWN_SESSIONS, sessionParameters } from './known-sessions.queries';
import type { RoundSettled } from '../house-round/round.events';
import type { DerivedBet } from '../house-round/house-round.read-model';
import { ONE_ROUND, playOfRound, type PlayOfRound } from './play-total.read-model';
import { quarterOfHour } from '../../kernel/instant';
import { knownAt } from '../_core/store/read-model';

export interface PlaySums extends PlayKey {
  readonly rounds: bigint;
  readonly captured: Minor;
  readonly bets: readonly BetTotal[];
}

interface PlayKey {
  readonly part: number;
  readonly table: string;
  readonly game: string;
  /** Empty and 0 unless sessions are read apart. */
  readonly day: string;
  readonly sessionNo: number;
  /** Of UTC (`quarterOfHour`); empty unless read by quarter. */
  readonly quarter: string;
}

/** How finely play is read: sessions apart, with their days, and by quarter of an hour. */
export interface PlayGrain {
  readonly apart?: boolean;
  readonly byQuarter?: boolean;
}

export async function readPlaySums(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
  { apart = false, byQuarter = false }: PlayGrain = {},
): Promise<PlaySums[]> {
  const own = apart ? `gaming_day::text AS day, session_no AS "sessionNo"` : `'' AS day, 0 AS "sessionNo"`;
  // The totals include later records, which `readPlayApart` deducts: for a position they only show that the bet exists.
  const totals = await readRows<PlayRow>(
    db,
    `WITH ${KNOWN_SESSIONS}
     SELECT part, table_id AS "table", game, ${own}, ${byQuarter ? 'quarter' : `'' AS quarter`}, bet,
            edge_name AS "edgeName", sum(rounds)::bigint AS rounds, sum(bets)::bigint AS bets, sum(staked) AS staked,
            sum(squares) AS squares, sum(result) AS result
       FROM ${byQuarter ? 'play_quarter' : 'play_total'} JOIN known USING (gaming_day, table_id, session_no)
      WHERE ${IN_PERIOD} AND $2::bigint IS NOT NULL
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`,
    sessionParameters(period, sessions),
  );
  const corrections = (await readPlayApart(db, period, sessions)).map((row) => ({
    ...row,
    ...(apart ? {} : { day: '', sessionNo: 0 }),
    quarter: byQuarter ? row.quarter : '',
  }));
  const rows = [...totals, ...corrections];
  const sums = groupedBy(rows, ({ part, table, game, day, sessionNo, quarter }) =>
    [part, table, game, day, sessionNo, quarter].join('\0'),
  );
  return [...sums.values()].map(playSumsOf);
}

/** Play of one session, or of one quarter, together. */
export function playSumsOf(rows: readonly PlayRow[]): PlaySums {
  const { part, table, game, day, sessionNo, quarter } = rows[0]!;
  const bets = new Map<string, BetTotal>();
  for (const row of rows.filter(({ bet }) => bet !== '')) {
    const key = `${row.bet}\0${row.edgeName}`;
    const sum = bets.get(key) ?? { ...row, bets: 0n, staked: 0n, squares: 0n };
    bets.set(key, {
      bet: row.bet,
      edgeName: row.edgeName,
      bets: sum.bets + row.bets,
      staked: sum.staked + row.staked,
      squares: sum.squares + row.squares,
    });
  }
  return {
    // A bet made only later, or only in void rounds, is left out.
    part,
    table,
    game,
    day,
    sessionNo,
    quarter,
    bets: [...bets.values()].filter(({ bets: made }) => made !== 0n),
    rounds: rows.reduce((sum, row) => sum + row.rounds, 0n),
    captured: rows.reduce((sum, row) => sum + row.result, 0n),
  };
}

export interface RoundRow {
  readonly part: number;
  readonly table: string;
  readonly game: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly happenedAt: string;
  readonly times: number;
  /** Null for coups and hands, which have no bets against the house. */
  readonly data: string | null;
  readonly derived: string | null;
  readonly result: Minor | null;
}

/** Rounds that a void reverses, as known at the position of the period. */
export const VOIDS = `void AS (
  SELECT round.first_record AS record_number, undone.gaming_day,
         (regexp_match(undone.reference, '^table/(.*)/[^/]*/[0-9]+#'))[1] AS table_id,
         (regexp_match(undone.reference, '/([0-9]+)#[^#]*$'))[1]::integer AS session_no
    FROM (SELECT * FROM round_reference undone
           WHERE ${IN_PERIOD} AND reference LIKE '%/void' AND ${knownAt('undone', '$2')}) undone
    JOIN round_reference round
      ON round.casino = $1 AND round.reference = left(undone.reference, -5) AND ${knownAt('round', '$2')})`;

/** Selects versions of rounds that the totals may count differently from the position: late, replaced or void ones. */
const APART = `apart AS (
  SELECT record_number FROM house_round WHERE ${IN_PERIOD} AND record_number > $2
  UNION SELECT record_number FROM house_round WHERE ${IN_PERIOD} AND superseded_by IS NOT NULL
  UNION SELECT record_number FROM void)`;

/** Selects hands and coups recorded after the position, which the totals include. */
const LATER = `later AS (
  SELECT gaming_day, table_id, session_no, happened_at FROM hand WHERE ${IN_PERIOD} AND record_number > $2 AND superseded_by IS NULL
  UNION ALL
  SELECT gaming_day, table_id, session_no, happened_at FROM player_bank_fact
   WHERE ${IN_PERIOD} AND record_number > $2 AND superseded_by IS NULL
     AND event_type = 'cagnotte.coup.played.v1')`;

/** When a hand or coup was played that is void. */
const TIME_OF_VOID = `coalesce(
  (SELECT happened_at FROM hand
    WHERE casino = $1 AND hand.record_number = void.record_number ORDER BY known_from DESC LIMIT 1),
  (SELECT happened_at FROM player_bank_fact coup
    WHERE casino = $1 AND coup.record_number = void.record_number ORDER BY known_from DESC LIMIT 1))`;

/** Reads the corrections of the totals of play for a position: rounds that were recorded later, replaced or voided. */
async function readPlayApart(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PlayRow[]> {
  const rounds = await readRows<RoundRow>(
    db,
    `WITH ${KNOWN_SESSIONS}, ${VOIDS}, ${APART}, ${LATER}
     SELECT part, table_id AS "table", known.game, gaming_day::text AS day, session_no AS "sessionNo",
            happened_at AS "happenedAt", times, data, derived, result
       FROM (SELECT gaming_day, table_id, session_no, happened_at, data, derived_bets AS derived, result + deduction AS result,
                    (CASE WHEN ${knownAt('house_round', '$2')}
                           AND record_number NOT IN (SELECT record_number FROM void) THEN 1 ELSE 0 END)
                    - (CASE WHEN superseded_by IS NULL THEN 1 ELSE 0 END) AS times
               FROM house_round WHERE casino = $1 AND record_number IN (SELECT record_number FROM apart)
             UNION ALL
             SELECT gaming_day, table_id, session_no, ${TIME_OF_VOID}, NULL, NULL, NULL, -1 FROM void
              WHERE NOT EXISTS (SELECT FROM house_round
                                 WHERE casino = $1 AND house_round.record_number = void.record_number)
             UNION ALL
             SELECT gaming_day, table_id, session_no, happened_at, NULL, NULL, NULL, -1 FROM later) round
       JOIN known USING (gaming_day, table_id, session_no)
      WHERE times <> 0`,
    sessionParameters(period, sessions),
  );
  return rounds.flatMap(playRowsOf);
}

export function playRowsOf({ times, data, derived, result, happenedAt, ...own }: RoundRow): PlayRow[] {
  const { game } = own;
  const count = BigInt(times);
  const fates = ((derived === null ? [] : JSON.parse(derived)) as DerivedBet[]).map(({ fate }) => fate);
  const play =
    data === null || result === null
      ? [ONE_ROUND]
      : playOfRound(JSON.parse(data) as RoundSettled, game, { result, fates });
  return play.map((each) => ({
    ...own,
    quarter: quarterOfHour(happenedAt),
    bet: each.bet,
    edgeName: each.edgeName,
    rounds: count * each.rounds,
    bets: count * each.bets,
    staked: count * each.staked,
    squares: count * each.squares,
    result: count * each.result,
  }));
}

export type PlayRow = PlayOfRound & PlayKey;
