import { type PostedParts, postedTogether } from '../table-session/table-result';
import { familyOf, type MasterTablePlay } from './master-report';
import { groupedBy, type KnownSession, readKnownSessions, type ReportPeriod } from './known-sessions.queries';
import {
  ALL_SESSIONS,
  type Grouping,
  type PostedRow,
  readPosted,
  type SumGroup,
} from './posted-sums.queries';
import { isNonBanked } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../../database/queryable';
import { besideResult } from './beside-result';
import { foundInCagnotte } from '../table-session/session.queries';

/** The sums of a table's sessions for one game in a part of the period. Minor units. */
export interface SessionSums extends Pick<
  MasterTablePlay,
  'table' | 'game' | 'sessions' | 'counted' | 'drop' | 'win'
> {
  readonly part: number;
  /** House-banked sessions with a counted float. */
  readonly boxed: bigint;
  readonly commission: Minor;
  readonly tips: Minor;
  /** Cash for chips at the table itself, less chips for cash. */
  readonly exchanged: Minor;
  /** The win as releases until 0.3.0 added it from lines of all currencies. */
  readonly winAddedUp: Minor;
}

export interface SessionSum extends SessionSums {
  readonly day: string;
  readonly sessionNo: number;
}

type SumsOfLines = Omit<SessionSum, 'winAddedUp'>;

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
  part: one.part,
  table: one.table,
  game: one.game,
  sessions: one.sessions + other.sessions,
  counted: one.counted + other.counted,
  drop: one.drop + other.drop,
  win: one.win + other.win,
  boxed: one.boxed + other.boxed,
  commission: one.commission + other.commission,
  tips: one.tips + other.tips,
  exchanged: one.exchanged + other.exchanged,
  winAddedUp: one.winAddedUp + other.winAddedUp,
});

/** Of all sessions of the period, if none are given. */
export const readSessionsApart = async (
  db: Queryable,
  period: ReportPeriod,
  sessions?: readonly KnownSession[],
): Promise<SessionSum[]> => readSums(db, period, sessions ?? (await readKnownSessions(db, period)), 'apart');

async function readSums(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
  grouping: Grouping,
): Promise<SessionSum[]> {
  const posted = await readPosted(db, period, sessions, grouping);
  const linesOf = groupedBy(posted, keyOf);
  const told = sessions.map((session) => (grouping === 'apart' ? session : { ...session, ...ALL_SESSIONS }));
  return [...groupedBy(told, keyOf)].map(([key, group]): SessionSum => {
    const lines = linesOf.get(key) ?? [];
    const own = lines.filter(({ currency }) => currency === (period.currency ?? currency));
    const sums = sumsOf(group, own);
    return { ...sums, winAddedUp: own.length === lines.length ? sums.win : sumsOf(group, lines).win };
  });
}

const keyOf = ({ part, table, game, day, sessionNo, counted }: SumGroup): string =>
  [part, table, game, day, sessionNo, counted].join('\0');

/**
 * Sums the sessions: a house-banked table with a counted float has a result; a non-banked table, counted or not, keeps
 * what was dropped and found in its cagnotte.
 */
function sumsOf(sessions: readonly KnownSession[], lines: readonly PostedRow[]): SumsOfLines {
  const { part, table, game, day, sessionNo, counted } = sessions[0]!;
  const count = BigInt(sessions.length);
  const posted = postedBy(lines);
  const beside = { boxed: 0n, commission: posted.commission, ...besideResult(lines) };
  const row = { part, table, game, day, sessionNo, sessions: count, ...beside };
  if (counted && !isNonBanked(game)) {
    const declared = sessions.reduce((sum, session) => sum + session.declared, 0n);
    const win = declared + posted.prizesFromFloat + posted.deductionsToSlot - posted.stakesSwept;
    return {
      ...row,
      boxed: count,
      counted: count,
      drop: sessions.reduce((sum, { boxes }) => sum + boxes, 0n),
      win,
    };
  }
  if (familyOf(game) === 'house') return { ...row, counted: 0n, drop: 0n, win: 0n };
  return { ...row, counted: count, drop: 0n, win: posted.commission + foundInCagnotte(lines) };
}

/** Adds the posted parts of many sessions; they are sums, so they are read like those of one session. */
const postedBy = (lines: readonly PostedRow[]): PostedParts =>
  postedTogether(
    lines.map(({ eventType: type, table, reversal, account, currency, debit, credit }) => ({
      type,
      table,
      reversal,
      lines: [{ account, currency, debit, credit, basis: 'declared' as const }],
    })),
  );
