import { type Queryable, readRows } from '../../database/queryable';
import { lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import type { PostedSum } from '../table-session/session.queries';
import {
  IN_PERIOD,
  KNOWN_SESSIONS,
  type KnownSession,
  type ReportPeriod,
  sessionParameters,
} from './known-sessions.queries';

/** Sessions whose lines are summed; of a session itself, or of those of a table together (`ALL_SESSIONS`). */
export type SumGroup = Pick<KnownSession, 'part' | 'table' | 'game' | 'day' | 'sessionNo' | 'counted'>;

export const ALL_SESSIONS = { day: '', sessionNo: 0 };

/** What was posted at sessions, by account. Minor units. */
export interface PostedRow extends SumGroup, PostedSum {}

/** Whether lines are summed by session, or of all sessions of a table in a part together. */
export type Grouping = 'together' | 'apart';

const COLUMNS_OF: Readonly<Record<Grouping, string>> = {
  together: `'${ALL_SESSIONS.day}' AS day, ${ALL_SESSIONS.sessionNo} AS "sessionNo"`,
  apart: `gaming_day::text AS day, session_no AS "sessionNo"`,
};

/** The totals of sessions as known at the position of the period: those that stand, less what was recorded later. */
export const readPosted = (
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly KnownSession[],
  grouping: Grouping,
): Promise<PostedRow[]> =>
  readRows(
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
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    sessionParameters(period, sessions),
  );
