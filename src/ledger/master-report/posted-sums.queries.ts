import { type Queryable, readRows } from '../../database/queryable';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import type { PostedSum } from '../table-session/session.queries';
import {
  groupedBy,
  IN_PERIOD,
  KNOWN_SESSIONS,
  type KnownSession,
  PART,
  reportParameters,
  type ReportPeriod,
  sessionParameters,
} from './known-sessions.queries';

/** Sessions whose lines are summed; of a session itself, or of those of a table together (`ALL_SESSIONS`). */
export type SumGroup = Pick<KnownSession, 'part' | 'table' | 'game' | 'day' | 'sessionNo' | 'counted'>;

export const ALL_SESSIONS = { day: '', sessionNo: 0 };

/** What was posted at sessions, by account. Minor units. */
export interface PostedRow extends SumGroup, PostedSum {}

/** The totals of the sessions of a period as known at its position: those that stand, without what was recorded later. */
const LINES = `(
  SELECT gaming_day, table_id, session_no, event_type, reversal, account, currency, debit, credit
    FROM session_total WHERE ${IN_PERIOD} AND table_id <> '' AND ${totalKnownAt('$2')}
  UNION ALL
  SELECT gaming_day, table_id, session_no, event_type, undoes, account, currency, -debit, -credit
    FROM journal_line WHERE ${IN_PERIOD} AND table_id IS NOT NULL AND ${lineRecordedAfter('$2')}) lines`;

const SUMS = `sum(debit) AS debit, sum(credit) AS credit`;

/** Of each session. */
export const readApart = (
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PostedRow[]> =>
  readRows(
    db,
    `WITH ${KNOWN_SESSIONS}
     SELECT part, table_id AS "table", game, gaming_day::text AS day, session_no AS "sessionNo", counted, event_type,
            reversal, account, currency, ${SUMS}
       FROM ${LINES} JOIN known USING (gaming_day, table_id, session_no) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    sessionParameters(period, sessions),
  );

/**
 * Of the sessions of each table in each part. Where all sessions of a table are asked for, have one game, and are counted or
 * not, its lines are summed without looking up their sessions: a year has some hundred thousand.
 */
export async function readTogether(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
): Promise<PostedRow[]> {
  const counts = await readRows<{ part: number; table: string; sessions: number }>(
    db,
    `SELECT ${PART} AS part, table_id AS "table", count(*)::integer AS sessions
       FROM table_session WHERE ${IN_PERIOD} AND first_record <= $2 GROUP BY 1, 2`,
    reportParameters(period),
  );
  const sessionsOf = groupedBy(sessions, tableKey);
  const alike = new Map(
    counts.flatMap((of) => {
      const [first, ...others] = sessionsOf.get(tableKey(of)) ?? [];
      const isAlike = others.every(({ game, counted }) => game === first!.game && counted === first!.counted);
      return first !== undefined && others.length + 1 === of.sessions && isAlike
        ? [[tableKey(of), first] as const]
        : [];
    }),
  );
  const unlike = sessions.filter((session) => !alike.has(tableKey(session)));
  const apart = unlike.length === 0 ? [] : await readApart(db, period, unlike);
  return [...(await readWhole(db, period, alike)), ...apart.map((row) => ({ ...row, ...ALL_SESSIONS }))];
}

const tableKey = ({ part, table }: Pick<KnownSession, 'part' | 'table'>): string => `${part}\0${table}`;

async function readWhole(
  db: Queryable,
  period: ReportPeriod,
  alike: ReadonlyMap<string, KnownSession>,
): Promise<PostedRow[]> {
  if (alike.size === 0) return [];
  const tables = [...new Set([...alike.values()].map(({ table }) => table))];
  const rows = await readRows<Omit<PostedRow, keyof SumGroup> & { part: number; table: string }>(
    db,
    `SELECT ${PART} AS part, table_id AS "table", event_type, reversal, account, currency, ${SUMS}
       FROM ${LINES}
       JOIN (SELECT gaming_day, table_id, session_no FROM table_session
              WHERE ${IN_PERIOD} AND first_record <= $2 AND table_id = ANY ($5)) session
      USING (gaming_day, table_id, session_no)
      GROUP BY 1, 2, 3, 4, 5, 6`,
    [...reportParameters(period), tables],
  );
  return rows.flatMap((row) => {
    const of = alike.get(tableKey(row));
    return of === undefined ? [] : [{ ...row, ...ALL_SESSIONS, game: of.game, counted: of.counted }];
  });
}
