import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { IN_PERIOD, KNOWN_SESSIONS, type KnownSession, sessionParameters } from './known-sessions.queries';
import type { ReportPeriod } from './known-sessions.queries';
import { playRowsOf, type PlayRow, type RoundRow, VOIDS } from './play-sums.queries';

/** A round, hand or coup with its instant, as the event has it, and what it adds to the play of its session. */
export interface PlayAtInstant {
  readonly happenedAt: string;
  readonly rows: readonly PlayRow[];
}

const STANDS = (table: string): string =>
  `${IN_PERIOD} AND ${knownAt(table, '$2')} AND record_number NOT IN (SELECT record_number FROM void)`;

/**
 * The rounds, hands and coups of sessions one by one, as known at the position of the period, without void ones. Together they
 * are what `readPlaySums` reads from totals, at the cost of reading each round.
 */
export async function readPlaysAtInstants(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PlayAtInstant[]> {
  if (sessions.length === 0) return [];
  const rounds = await readRows<RoundRow>(
    db,
    `WITH ${KNOWN_SESSIONS}, ${VOIDS}
     SELECT part, table_id AS "table", known.game, gaming_day::text AS day, session_no AS "sessionNo",
            happened_at AS "happenedAt", 1 AS times, data, derived, result
       FROM (SELECT gaming_day, table_id, session_no, happened_at, data, derived_bets AS derived, result + deduction AS result
               FROM house_round WHERE ${STANDS('house_round')}
             UNION ALL
             SELECT gaming_day, table_id, session_no, happened_at, NULL, NULL, NULL FROM hand WHERE ${STANDS('hand')}
             UNION ALL
             SELECT gaming_day, table_id, session_no, happened_at, NULL, NULL, NULL FROM player_bank_fact
              WHERE event_type = 'cagnotte.coup.played.v1' AND ${STANDS('player_bank_fact')}) round
       JOIN known USING (gaming_day, table_id, session_no)`,
    sessionParameters(period, sessions),
  );
  return rounds.map((round) => ({ happenedAt: round.happenedAt, rows: playRowsOf(round) }));
}
