import type { BetTotal } from './expected-win';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../_core/store/queryable';
import { readPlayApart } from './play-apart.queries';
import type { PlayRow } from './play-row.queries';
import { groupedBy } from './grouped-by.queries';
import { KNOWN_SESSIONS, type KnownSession, sessionParameters } from './known-sessions.queries';
import { IN_PERIOD, type ReportPeriod } from './report-period.queries';

export interface PlaySums {
  readonly part: number;
  readonly table: string;
  readonly game: string;
  readonly rounds: bigint;
  readonly captured: Minor;
  readonly bets: readonly BetTotal[];
}

/** What was played in a period: the totals, less what was recorded later and what was declared void. */
export async function readPlaySums(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PlaySums[]> {
  // The totals hold all that came later, which `readPlayApart` takes off them: of the position they only say that it is one.
  const totals: PlayRow[] = await db.query(
    `WITH ${KNOWN_SESSIONS}
     SELECT part, table_id AS "table", game, bet, edge_name AS "edgeName", sum(rounds)::bigint AS rounds,
            sum(bets)::bigint AS bets, sum(staked) AS staked, sum(squares) AS squares, sum(result) AS result
       FROM play_total JOIN known USING (gaming_day, table_id, session_no)
      WHERE ${IN_PERIOD} AND $2::bigint IS NOT NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    sessionParameters(period, sessions),
  );
  const rows = [...totals, ...(await readPlayApart(db, period, sessions))];
  const sums = groupedBy(rows, ({ part, table, game }) => [part, table, game].join('\0'));
  return [...sums.values()].map(sumsOf);
}

function sumsOf(rows: readonly PlayRow[]): PlaySums {
  const { part, table, game } = rows[0]!;
  const bets = new Map<string, BetTotal>();
  for (const row of rows.filter(({ bet }) => bet !== '')) {
    const key = `${row.bet}\0${row.edgeName}`;
    const sum = bets.get(key) ?? { ...row, bets: 0n, staked: 0n, squares: 0n };
    bets.set(key, {
      ...{ bet: row.bet, edgeName: row.edgeName, bets: sum.bets + row.bets },
      ...{ staked: sum.staked + row.staked, squares: sum.squares + row.squares },
    });
  }
  return {
    // A bet that was made only later, or in rounds that are void, is none.
    ...{ part, table, game, bets: [...bets.values()].filter(({ bets: made }) => made !== 0n) },
    rounds: rows.reduce((sum, row) => sum + row.rounds, 0n),
    captured: rows.reduce((sum, row) => sum + row.result, 0n),
  };
}
