import { type Queryable, readRows } from '../../database/queryable';
import type { Minor } from '../../kernel/money';
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
    [...reportParameters(period), period.currency ?? null],
  );

const PLACE = placeOfFactSql('$1', 'fact.record_number', '$2');

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

/** The sessions of `sessionParameters`. As arrays, whose length the planner knows: a year has thousands. */
export const KNOWN_SESSIONS = `known AS MATERIALIZED (
  SELECT * FROM unnest($5::integer[], $6::text[], $7::date[], $8::integer[], $9::text[], $10::boolean[])
    AS session(part, table_id, gaming_day, session_no, game, counted))`;

export const sessionParameters = (period: ReportPeriod, sessions: readonly KnownSession[]): unknown[] => [
  ...reportParameters(period),
  sessions.map(({ part }) => part),
  sessions.map(({ table }) => table),
  sessions.map(({ day }) => day),
  sessions.map(({ sessionNo }) => sessionNo),
  sessions.map(({ game }) => game),
  sessions.map(({ counted }) => counted),
];

export interface ReportPeriod {
  readonly casino: string;
  readonly position: bigint;
  readonly currency: string | undefined;
  readonly until: string;
  /** The first days of the parts, ascending; each part ends before the next one. */
  readonly starts: readonly string[];
}

const reportParameters = ({ casino, position, until, starts }: ReportPeriod): unknown[] => [
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
