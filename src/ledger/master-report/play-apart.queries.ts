import type { RoundSettled } from '../house-round/round.events';
import type { Minor } from '../../kernel/money';
import type { DerivedBet } from '../house-round/house-round.read-model';
import { ONE_ROUND, playOfRound } from './play-of-round.queries';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';
import { KNOWN_SESSIONS, type KnownSession, sessionParameters } from './known-sessions.queries';
import type { PlayRow } from './play-row.queries';
import { IN_PERIOD, type ReportPeriod } from './report-period.queries';

interface RoundRow {
  readonly part: number;
  readonly table: string;
  readonly game: string;
  readonly times: number;
  /** Null of a coup and of a hand, which have no bets against the house. */
  readonly data: string | null;
  readonly derived: string | null;
  readonly result: Minor | null;
}

const VOIDS = `void AS (
  SELECT round.first_record AS record_number, undone.gaming_day,
         (regexp_match(undone.reference, '^table/(.*)/[^/]*/[0-9]+#'))[1] AS table_id,
         (regexp_match(undone.reference, '/([0-9]+)#[^#]*$'))[1]::integer AS session_no
    FROM (SELECT * FROM round_reference undone
           WHERE ${IN_PERIOD} AND reference LIKE '%/void' AND ${knownAt('undone', '$2')}) undone
    JOIN round_reference round
      ON round.casino = $1 AND round.reference = left(undone.reference, -5) AND ${knownAt('round', '$2')})`;

/** The versions of rounds that the totals may count otherwise than they were known: late, replaced or void ones. */
const APART = `apart AS (
  SELECT record_number FROM house_round WHERE ${IN_PERIOD} AND record_number > $2
  UNION SELECT record_number FROM house_round WHERE ${IN_PERIOD} AND superseded_by IS NOT NULL
  UNION SELECT record_number FROM void)`;

/** Hands and coups that came after the position; the totals count them. */
const LATER = `later AS (
  SELECT gaming_day, table_id, session_no FROM hand WHERE ${IN_PERIOD} AND record_number > $2 AND superseded_by IS NULL
  UNION ALL
  SELECT gaming_day, table_id, session_no FROM player_bank_fact
   WHERE ${IN_PERIOD} AND record_number > $2 AND superseded_by IS NULL
     AND event_type = 'cagnotte.coup.played.v1')`;

/**
 * What has to be added to the totals of play, or taken from them, so that they are what was known at the position and
 * not void: rounds that came later, were replaced, or were declared void.
 */
export async function readPlayApart(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PlayRow[]> {
  const rounds: RoundRow[] = await db.query(
    `WITH ${KNOWN_SESSIONS}, ${VOIDS}, ${APART}, ${LATER}
     SELECT part, table_id AS "table", known.game, times, data, derived, result
       FROM (SELECT gaming_day, table_id, session_no, data, derived_bets AS derived, result + deduction AS result,
                    (CASE WHEN ${knownAt('house_round', '$2')}
                           AND record_number NOT IN (SELECT record_number FROM void) THEN 1 ELSE 0 END)
                    - (CASE WHEN superseded_by IS NULL THEN 1 ELSE 0 END) AS times
               FROM house_round WHERE casino = $1 AND record_number IN (SELECT record_number FROM apart)
             UNION ALL
             SELECT gaming_day, table_id, session_no, NULL, NULL, NULL, -1 FROM void
              WHERE NOT EXISTS (SELECT FROM house_round
                                 WHERE casino = $1 AND house_round.record_number = void.record_number)
             UNION ALL
             SELECT gaming_day, table_id, session_no, NULL, NULL, NULL, -1 FROM later) round
       JOIN known USING (gaming_day, table_id, session_no)
      WHERE times <> 0`,
    sessionParameters(period, sessions),
  );
  return rounds.flatMap(playOf);
}

function playOf({ part, table, game, times, data, derived, result }: RoundRow): PlayRow[] {
  const count = BigInt(times);
  const fates = ((derived === null ? [] : JSON.parse(derived)) as DerivedBet[]).map(({ fate }) => fate);
  const play =
    data === null || result === null
      ? [ONE_ROUND]
      : playOfRound(JSON.parse(data) as RoundSettled, game, { result, fates });
  return play.map((each) => ({
    ...{ part, table, game, bet: each.bet, edgeName: each.edgeName },
    rounds: count * each.rounds,
    bets: count * each.bets,
    staked: count * each.staked,
    squares: count * each.squares,
    result: count * each.result,
  }));
}
