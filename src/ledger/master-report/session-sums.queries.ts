import { type PostedParts, postedTogether } from '../table-session/table-result';
import { familyOf, type TablePlay } from './master-report';
import { isNonBanked } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../_core/store/queryable';
import {
  groupedBy,
  IN_PERIOD,
  KNOWN_SESSIONS,
  type KnownSession,
  readKnownSessions,
  type ReportPeriod,
  sessionParameters,
} from './known-sessions.queries';
import type { PostedSum } from '../table-session/session.queries';

/** What the sessions of a table for one game came to in a part of the period. Minor units. */
export interface SessionSums extends Pick<
  TablePlay,
  'table' | 'game' | 'sessions' | 'counted' | 'drop' | 'win'
> {
  readonly part: number;
}

export interface SessionSum extends SessionSums {
  readonly day: string;
  readonly sessionNo: number;
}

type Grouping = 'together' | 'apart';

interface Group extends Omit<SessionSum, 'sessions' | 'drop' | 'win' | 'counted'> {
  readonly counted: boolean;
}

interface PostedRow extends Group, PostedSum {}

export async function readSessionSums(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<SessionSums[]> {
  const sums = new Map<string, SessionSums>();
  for (const one of await readSums(db, period, sessions, 'together')) {
    const key = [one.part, one.table, one.game].join('\0');
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? one : bothOf(sum, one));
  }
  return [...sums.values()];
}

const bothOf = (one: SessionSums, other: SessionSums): SessionSums => ({
  ...{ part: one.part, table: one.table, game: one.game },
  sessions: one.sessions + other.sessions,
  counted: one.counted + other.counted,
  drop: one.drop + other.drop,
  win: one.win + other.win,
});

export const readSessionsApart = async (db: Queryable, period: ReportPeriod): Promise<SessionSum[]> =>
  readSums(db, period, await readKnownSessions(db, period), 'apart');

async function readSums(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
  grouping: Grouping,
): Promise<SessionSum[]> {
  const posted = await readRows<PostedRow>(
    db,
    `WITH ${KNOWN_SESSIONS}
     SELECT part, table_id AS "table", game, ${COLUMNS_OF[grouping]}, counted, event_type, reversal, account, currency,
            sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT gaming_day, table_id, session_no, event_type, reversal, account, currency, debit, credit
               FROM session_total WHERE ${IN_PERIOD} AND table_id <> '' AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT gaming_day, table_id, session_no, event_type, undoes, account, currency, -debit, -credit
               FROM journal_line WHERE ${IN_PERIOD} AND table_id IS NOT NULL AND ${lineRecordedAfter('$2')}) lines
       JOIN known USING (gaming_day, table_id, session_no)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    sessionParameters(period, sessions),
  );
  const linesOf = groupedBy(posted, keyOf);
  const told = sessions.map((session) => (grouping === 'apart' ? session : { ...session, ...ALL_SESSIONS }));
  return [...groupedBy(told, keyOf)].map(([key, group]) => sumsOf(group, linesOf.get(key) ?? []));
}

const COLUMNS_OF: Readonly<Record<Grouping, string>> = {
  together: `'' AS day, 0 AS "sessionNo"`,
  apart: `gaming_day::text AS day, session_no AS "sessionNo"`,
};

const ALL_SESSIONS = { day: '', sessionNo: 0 };

const keyOf = ({ part, table, game, day, sessionNo, counted }: Group): string =>
  [part, table, game, day, sessionNo, counted].join('\0');

/** A counted float has the result of a house-banked table; a non-banked table, counted or not, keeps what was dropped and found in its cagnotte. */
function sumsOf(sessions: readonly KnownSession[], lines: readonly PostedRow[]): SessionSum {
  const { part, table, game, day, sessionNo, counted } = sessions[0]!;
  const count = BigInt(sessions.length);
  const row = { part, table, game, day, sessionNo, sessions: count };
  const posted = postedBy(lines);
  if (counted && !isNonBanked(game)) {
    const declared = sessions.reduce((sum, session) => sum + session.declared, 0n);
    const win = declared + posted.prizesFromFloat + posted.deductionsToSlot - posted.stakesSwept;
    return { ...row, counted: count, drop: sessions.reduce((sum, { boxes }) => sum + boxes, 0n), win };
  }
  if (familyOf(game) === 'house') return { ...row, counted: 0n, drop: 0n, win: 0n };
  return { ...row, counted: count, drop: 0n, win: posted.commission + foundInCagnotte(lines) };
}

/** The parts of a result are sums, so that the lines of many sessions are read like those of one. */
const postedBy = (lines: readonly PostedRow[]): PostedParts =>
  postedTogether(
    lines.map(({ eventType: type, table, reversal, account, currency, debit, credit }) => ({
      ...{ type, table, reversal },
      lines: [{ account, currency, debit, credit, basis: 'declared' as const }],
    })),
  );

const foundInCagnotte = (lines: readonly PostedRow[]): Minor =>
  lines
    .filter(
      ({ account, eventType }) =>
        account.startsWith('variance:cagnotte') && eventType !== 'cagnotte.variance.cleared.v1',
    )
    .reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
