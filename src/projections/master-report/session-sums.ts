import { enterPosted } from '../../accounting/table-result/posted-parts';
import { familyOf } from '../../accounting/master-report/master-report';
import { type PostedParts, unopenedSession } from '../../domain/table-session/table-session';
import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';
import { IN_PERIOD, PART, periodParameters, type ReportPeriod } from './report-period';

/** What the sessions of a table for one game came to in a part of the period. Minor units. */
export interface SessionSums {
  /** From 1. */
  readonly part: number;
  readonly table: string;
  readonly game: string;
  readonly sessions: bigint;
  readonly counted: bigint;
  readonly drop: Minor;
  readonly win: Minor;
}

/** Sessions with their game and what was counted: `known`, for statements with the parameters of a period. */
export const SESSIONS = `known AS (
  SELECT ${PART} AS part, table_id, gaming_day, session_no, coalesce(opened.game, '') AS game,
         inventory IS NOT NULL AS counted, boxes, inventory + boxes + credits - opening_float - fills AS declared
    FROM (SELECT * FROM table_session WHERE ${IN_PERIOD} AND first_record <= $2) session
    LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, boxes, inventory,
                      credits, opening_float, fills
                 FROM table_session_fact fact WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')}
                ORDER BY gaming_day, table_id, session_no, record_number DESC) last
      USING (gaming_day, table_id, session_no)
    LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no,
                      data::jsonb ->> 'game' AS game
                 FROM table_session_fact fact
                WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')} AND event_type = 'cagnotte.table.opened.v1'
                ORDER BY gaming_day, table_id, session_no, record_number) opened
      USING (gaming_day, table_id, session_no))`;

/** One session of the period. */
export interface SessionSum extends SessionSums {
  readonly day: string;
  readonly sessionNo: number;
}

/** Which rows are added up; day and number where each session is one of its own. */
interface RowKey {
  readonly part: number;
  readonly table: string;
  readonly game: string;
  readonly day: string | null;
  readonly sessionNo: number | null;
}

interface CountedRow extends RowKey {
  readonly counted: boolean;
  readonly sessions: bigint;
  readonly boxes: Minor;
  readonly declared: Minor;
}

interface PostedRow extends RowKey, Pick<CountedRow, 'counted'> {
  readonly event_type: string;
  readonly reversal: boolean;
  readonly account: string;
  readonly currency: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** What the sessions of a period came to, by part, table and game. */
export const readSessionSums = (db: Queryable, period: ReportPeriod): Promise<SessionSums[]> =>
  readSums(
    db,
    period,
    `part, table_id AS "table", game, NULL::text AS day, NULL::integer AS "sessionNo", counted`,
  );

/** The sessions of a period one by one. */
export const readSessionsApart = async (db: Queryable, period: ReportPeriod): Promise<SessionSum[]> =>
  (await readSums(
    db,
    period,
    `part, table_id AS "table", game, gaming_day::text AS day, session_no AS "sessionNo", counted`,
  )) as SessionSum[];

async function readSums(
  db: Queryable,
  period: ReportPeriod,
  columns: string,
): Promise<(SessionSums & RowKey)[]> {
  const sessions: CountedRow[] = await db.query(
    `WITH ${SESSIONS}
     SELECT ${columns}, count(*) AS sessions, coalesce(sum(boxes), 0) AS boxes, coalesce(sum(declared), 0) AS declared
       FROM known GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
    periodParameters(period),
  );
  const posted: PostedRow[] = await db.query(
    `WITH ${SESSIONS}
     SELECT ${columns}, event_type, reversal, account, currency, sum(debit) AS debit, sum(credit) AS credit
       FROM (SELECT gaming_day, table_id, session_no, event_type, reversal, account, currency, debit, credit
               FROM session_total WHERE ${IN_PERIOD} AND table_id <> ''
             UNION ALL
             SELECT gaming_day, table_id, session_no, event_type, undoes, account, currency, -debit, -credit
               FROM journal_line WHERE ${IN_PERIOD} AND table_id IS NOT NULL AND record_number > $2) lines
       JOIN known USING (gaming_day, table_id, session_no)
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    periodParameters(period),
  );
  const lines = new Map<string, PostedRow[]>();
  for (const row of posted) lines.set(keyOf(row), [...(lines.get(keyOf(row)) ?? []), row]);
  return sessions.map((row) => sumsOf(row, lines.get(keyOf(row)) ?? []));
}

const keyOf = ({ part, table, game, day, sessionNo, counted }: RowKey & { counted: boolean }): string =>
  [part, table, game, day, sessionNo, counted].join('\0');

/** A counted float has the result of its table; a circle table keeps what was dropped and found in its cagnotte. */
function sumsOf(
  { counted, boxes, declared, sessions, ...row }: CountedRow,
  lines: readonly PostedRow[],
): SessionSums & RowKey {
  const posted = postedBy(lines);
  if (counted) {
    const win = declared + posted.prizesFromFloat + posted.deductionsToSlot - posted.stakesSwept;
    return { ...row, sessions, counted: sessions, drop: boxes, win };
  }
  if (familyOf(row.game) === 'house') return { ...row, sessions, counted: 0n, drop: 0n, win: 0n };
  return { ...row, sessions, counted: sessions, drop: 0n, win: posted.commission + foundInCagnotte(lines) };
}

/** The parts of a result are sums, so that the lines of many sessions are read like those of one. */
const postedBy = (lines: readonly PostedRow[]): PostedParts =>
  lines.reduce(
    (session, { event_type: type, table, reversal, account, currency, debit, credit }) =>
      enterPosted(session, {
        ...{ type, table, reversal },
        lines: [{ account, currency, debit, credit, basis: 'declared' }],
      }),
    unopenedSession,
  ).posted;

const foundInCagnotte = (lines: readonly PostedRow[]): Minor =>
  lines
    .filter(
      ({ account, event_type }) =>
        account.startsWith('variance:cagnotte') && event_type !== 'cagnotte.variance.cleared.v1',
    )
    .reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
