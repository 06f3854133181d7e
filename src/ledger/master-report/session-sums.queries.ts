import { type PostedParts, postedTogether } from '../table-session/table-result';
import { familyOf, type MasterTablePlay } from './master-report';
import { isNonBanked } from '../../games/game-codes';
import type { Minor } from '../../kernel/money';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { besideResult } from './beside-result';
import { foundInCagnotte, type PostedSum } from '../table-session/session.queries';
import { placeOfFactSql } from '../_core/store/statement-parts';
import { knownAt } from '../_core/store/read-model';
import { IS_OPENING, isToldIn } from '../table-session/session-facts';

/** A session in a part of the period, with its declared parts. Minor units. */
export interface KnownSession {
  readonly part: number;
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly game: string;
  readonly counted: boolean;
  readonly boxes: Minor;
  readonly declared: Minor;
}

export const readKnownSessions = (db: Queryable, period: ReportPeriod): Promise<KnownSession[]> =>
  readRows(
    db,
    `WITH ${FACTS}, ${DECLARED}, ${LAST_COUNTED}, ${FIRST_OPENED}
     SELECT ${PART} AS part, table_id AS "table", gaming_day::text AS day, session_no AS "sessionNo",
            coalesce(first.game, declared.game, '') AS game, inventory IS NOT NULL AS counted, coalesce(boxes, 0) AS boxes,
            coalesce(coalesce(last.counted, inventory) + boxes + credits - opening_float - fills, 0) AS declared
       FROM (SELECT * FROM table_session WHERE ${IN_PERIOD} AND first_record <= $2) session
       LEFT JOIN declared USING (gaming_day, table_id, session_no)
       LEFT JOIN last USING (gaming_day, table_id, session_no)
       LEFT JOIN first USING (gaming_day, table_id, session_no)
      ORDER BY 1, 2, 5, 3, 4`,
    [...periodParameters(period), period.currency ?? null],
  );

const PLACE = placeOfFactSql('fact.casino', 'fact.record_number', '$2');

export const IN_PERIOD = `casino = $1 AND gaming_day BETWEEN ($4::date[])[1] AND $3::date`;

const FACTS = `fact AS (
  SELECT gaming_day, table_id, session_no, casino, record_number,
         CASE WHEN ${isToldIn('$5')} THEN opening_float END AS opening_float, fills, credits, inventory, boxes,
         CASE WHEN ${IS_OPENING} THEN data::json ->> 'game' END AS game
    FROM table_session_fact fact
   WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')} AND (${IS_OPENING} OR ${isToldIn('$5')}))`;

/**
 * Adds the declared parts as `declaredTogether` does. If the facts agree about inventory and game, their order does not
 * matter.
 */
const DECLARED = `declared AS (
  SELECT gaming_day, table_id, session_no, coalesce(sum(opening_float), 0) AS opening_float,
         coalesce(sum(fills), 0) AS fills, coalesce(sum(credits), 0) AS credits, coalesce(sum(boxes), 0) AS boxes,
         min(inventory) AS inventory, max(inventory) AS highest, min(game) AS game, max(game) AS other_game
    FROM fact GROUP BY gaming_day, table_id, session_no)`;

const LAST_COUNTED = `last AS (
  SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, fact.inventory AS counted
    FROM (SELECT * FROM declared WHERE inventory <> highest) unequal
    JOIN fact USING (gaming_day, table_id, session_no)
   WHERE fact.inventory IS NOT NULL
   ORDER BY gaming_day, table_id, session_no, ${PLACE} DESC NULLS LAST, record_number DESC)`;

const FIRST_OPENED = `first AS (
  SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, fact.game
    FROM (SELECT * FROM declared WHERE game <> other_game) unequal
    JOIN fact USING (gaming_day, table_id, session_no)
   WHERE fact.game IS NOT NULL
   ORDER BY gaming_day, table_id, session_no, ${PLACE}, record_number)`;

export const KNOWN_SESSIONS = `known AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($5::jsonb)
    AS session(part integer, table_id text, gaming_day date, session_no integer, game text, counted boolean))`;

export const sessionParameters = (period: ReportPeriod, sessions: readonly KnownSession[]): unknown[] => [
  ...periodParameters(period),
  JSON.stringify(
    sessions.map(({ part, table, day, sessionNo, game, counted }) => ({
      part,
      table_id: table,
      gaming_day: day,
      session_no: sessionNo,
      game,
      counted,
    })),
  ),
];

export interface ReportPeriod {
  readonly casino: string;
  readonly position: bigint;
  readonly currency: string | undefined;
  readonly until: string;
  /** The first days of the parts, ascending; each part ends before the next one. */
  readonly starts: readonly string[];
}

const periodParameters = ({ casino, position, until, starts }: ReportPeriod): unknown[] => [
  casino,
  position.toString(),
  until,
  starts,
];

/** The number of the part that a day is in, from 1. */
const PART = `width_bucket(gaming_day, $4::date[])`;

export function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

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

type Grouping = 'together' | 'apart';

interface Group extends Pick<SessionSum, 'part' | 'table' | 'game' | 'day' | 'sessionNo'> {
  readonly counted: boolean;
}

type SumsOfLines = Omit<SessionSum, 'winAddedUp'>;

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
  return [...groupedBy(told, keyOf)].map(([key, group]): SessionSum => {
    const lines = linesOf.get(key) ?? [];
    const own = lines.filter(({ currency }) => currency === (period.currency ?? currency));
    const sums = sumsOf(group, own);
    return { ...sums, winAddedUp: own.length === lines.length ? sums.win : sumsOf(group, lines).win };
  });
}

const COLUMNS_OF: Readonly<Record<Grouping, string>> = {
  together: `'' AS day, 0 AS "sessionNo"`,
  apart: `gaming_day::text AS day, session_no AS "sessionNo"`,
};

const ALL_SESSIONS = { day: '', sessionNo: 0 };

const keyOf = ({ part, table, game, day, sessionNo, counted }: Group): string =>
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
