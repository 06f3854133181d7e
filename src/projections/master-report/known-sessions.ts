import type { Minor } from '../../kernel/money';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';
import { IN_PERIOD, PART, periodParameters, type ReportPeriod } from './report-period';

/** A session of a table in a part of the period, and what was declared of it. Minor units. */
export interface KnownSession {
  /** From 1. */
  readonly part: number;
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  /** Empty where no opening is known. */
  readonly game: string;
  /** Whether its float was counted. */
  readonly counted: boolean;
  readonly boxes: Minor;
  /** What the counted float and the drop boxes have more than was brought to the table. */
  readonly declared: Minor;
}

/** The sessions of a period, each with its game and what was counted: read once, for all statements about them. */
export const readKnownSessions = (db: Queryable, period: ReportPeriod): Promise<KnownSession[]> =>
  db.query(
    `SELECT ${PART} AS part, table_id AS "table", gaming_day::text AS day, session_no AS "sessionNo",
            coalesce(opened.game, '') AS game, inventory IS NOT NULL AS counted, coalesce(boxes, 0) AS boxes,
            coalesce(inventory + boxes + credits - opening_float - fills, 0) AS declared
       FROM (SELECT * FROM table_session WHERE ${IN_PERIOD} AND first_record <= $2) session
       LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, boxes, inventory,
                         credits, opening_float, fills
                    FROM table_session_fact fact WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')}
                   ORDER BY gaming_day, table_id, session_no, record_number DESC) last
         USING (gaming_day, table_id, session_no)
       LEFT JOIN (SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no,
                         data::json ->> 'game' AS game
                    FROM table_session_fact fact
                   WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')} AND event_type = 'cagnotte.table.opened.v1'
                   ORDER BY gaming_day, table_id, session_no, record_number) opened
         USING (gaming_day, table_id, session_no)
      ORDER BY 1, 2, 5, 3, 4`,
    periodParameters(period),
  );

/** The sessions as a table `known`, for statements with the parameters of `sessionParameters`. */
export const KNOWN_SESSIONS = `known AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($5::jsonb)
    AS session(part integer, table_id text, gaming_day date, session_no integer, game text, counted boolean))`;

/** The parameters of the period, and behind them `$5`, its sessions. */
export const sessionParameters = (period: ReportPeriod, sessions: readonly KnownSession[]): unknown[] => [
  ...periodParameters(period),
  JSON.stringify(
    sessions.map(({ part, table, day, sessionNo, game, counted }) => ({
      ...{ part, table_id: table, gaming_day: day, session_no: sessionNo, game, counted },
    })),
  ),
];
