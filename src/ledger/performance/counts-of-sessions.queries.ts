import { type Queryable, readRows } from '../../database/queryable';
import { asJson } from '../../database/table';
import { knownAt } from '../_core/store/read-model';
import { eventOfRecord, placeOfFactSql, placesOf } from '../_core/store/statement-parts';
import { groupedBy, IN_PERIOD, type ReportPeriod } from '../master-report/known-sessions.queries';
import { familyOf } from '../master-report/master-report';
import { isToldIn } from '../table-session/session-facts';
import { type CountedPart, countedParts, type FactOfCounts } from './counted-parts';
import { type OpenSession, sessionKey } from './open-sessions.queries';

type SessionOfCounts = Pick<OpenSession, 'day' | 'table' | 'sessionNo'>;

export interface CountedSession<Session> {
  readonly session: Session;
  readonly parts: readonly CountedPart[];
}

/**
 * The sessions whose counts have a result between them, with these results. Two statements: most sessions have no interim
 * count, and only of the others the facts are read.
 */
export async function readCountsOfSessions<
  Session extends SessionOfCounts & Pick<OpenSession, 'game' | 'capturesBuyIns'>,
>(
  db: Queryable,
  period: ReportPeriod,
  sessions: readonly Session[],
): Promise<readonly CountedSession<Session>[]> {
  const reporting = sessions.filter(
    ({ game, capturesBuyIns }) => capturesBuyIns === true && familyOf(game) === 'house',
  );
  if (reporting.length === 0) return [];
  const isCounted = new Set((await readWithInterimCount(db, period)).map(sessionKey));
  const counted = reporting.filter((session) => isCounted.has(sessionKey(session)));
  if (counted.length === 0) return [];
  const facts = groupedBy(await readFacts(db, period, counted), sessionKey);
  return counted.map((session) => ({ session, parts: countedParts(facts.get(sessionKey(session)) ?? []) }));
}

const IS_INTERIM = `event_type = 'cagnotte.table.counted.v1' AND strpos(data, 'interim') > 0
  AND data::json ->> 'occasion' = 'interim'`;

const readWithInterimCount = (
  db: Queryable,
  { casino, position, until, starts, currency }: ReportPeriod,
): Promise<SessionOfCounts[]> =>
  readRows(
    db,
    `SELECT DISTINCT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo"
       FROM table_session_fact fact
      WHERE ${IN_PERIOD} AND ${knownAt('fact', '$2')} AND ${isToldIn('$5')} AND ${IS_INTERIM}`,
    [casino, position.toString(), until, starts, currency ?? null],
  );

async function readFacts(
  db: Queryable,
  { casino, position, currency }: ReportPeriod,
  sessions: readonly SessionOfCounts[],
): Promise<(SessionOfCounts & FactOfCounts)[]> {
  const wanted = sessions.map(({ day, table, sessionNo }) => ({
    ...{ gaming_day: day, table_id: table, session_no: sessionNo },
  }));
  return readRows(
    db,
    `WITH wanted AS (
       SELECT * FROM jsonb_to_recordset($3::jsonb) AS wanted(gaming_day date, table_id text COLLATE "C", session_no integer)
     ), moved AS (
       SELECT casino, gaming_day, table_id, session_no, of_record, sum(exchanged) AS exchanged, sum(through_float) AS through
         FROM table_instant JOIN wanted USING (gaming_day, table_id, session_no)
        WHERE casino = $1 AND record_number <= $2::bigint AND ($4::text IS NULL OR currency = $4)
        GROUP BY 1, 2, 3, 4, 5 HAVING sum(exchanged) <> 0 OR sum(through_float) <> 0
     )
     SELECT gaming_day::text AS day, table_id AS "table", session_no AS "sessionNo", record_number, event_id, event_type,
            happened_at, moved, exchanged, boxed, chips, is_interim
       FROM (SELECT gaming_day, table_id, session_no, fact.record_number, event_id, event_type, happened_at, placed.place,
                    coalesce(credits, 0) - coalesce(fills, 0) - coalesce(opening_float, 0) AS moved, 0 AS exchanged,
                    boxes AS boxed,
                    CASE WHEN ${IS_INTERIM} THEN (data::json ->> 'inventory')::numeric ELSE inventory END AS chips,
                    ${IS_INTERIM} AS is_interim
               FROM table_session_fact fact JOIN wanted USING (gaming_day, table_id, session_no)
                    ${placesOf('fact', '$2')}
              WHERE fact.casino = $1 AND ${knownAt('fact', '$2::bigint')} AND ${isToldIn('$4')}
              UNION ALL
             SELECT gaming_day, table_id, session_no, of_record,
                    ${eventOfRecord('moved.of_record')},
                    '', ${placeOfFactSql('$1', 'moved.of_record', '$2')}, through, exchanged, NULL, NULL, false
               FROM moved) told
      ORDER BY gaming_day, table_id, session_no, place NULLS LAST, record_number`,
    [casino, position.toString(), asJson(wanted), currency ?? null],
  );
}
