import type { MigrationInterface, QueryRunner } from 'typeorm';
import { hourView, HOUR_1, QUARTER, quarterOf } from './1700000000427-hours-and-bets';
import { VERSIONS_9 } from './1700000000431-accounts-by-chart';
import { replaceRows, versionsAre } from './bi-view';

/** The hours of the view `hour` are those of GraphQL: without the times in which a table was interrupted. */
export class HoursWithoutInterruptions1700000000442 implements MigrationInterface {
  name = 'HoursWithoutInterruptions1700000000442';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...replaceRows(HOUR_2), versionsAre({ ...VERSIONS_9, hour: 2 })])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [versionsAre(VERSIONS_9), ...replaceRows(HOUR_1)])
      await queryRunner.query(statement);
  }
}

const OF_SESSION = 'PARTITION BY table_id, session_no';

/**
 * The CTE `open` without interruptions, as `openSpans` and `pausesIn` (src/ledger) calculate them. Of the facts in their order, an
 * interruption of an interrupted table and a resumption of one that plays count for nothing; an interruption without an end lasts
 * until the close.
 */
const OPEN_WITHOUT_PAUSES = `
  note AS (
    SELECT table_id, session_no, place, fact.record_number, event_type, date_trunc('second', fact.happened_at::timestamptz) AS at,
           lag(event_type) OVER (${OF_SESSION} ORDER BY place, fact.record_number) AS before
      FROM books
      JOIN table_session_fact fact ON fact.casino = $1 AND fact.gaming_day = $2
       AND known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)
      LEFT JOIN fact_order placed ON placed.casino = $1 AND placed.record_number = fact.record_number
     WHERE event_type IN ('cagnotte.table.interrupted.v1', 'cagnotte.table.resumed.v1')),
  pause AS (
    SELECT table_id, session_no, event_type, at AS paused_at,
           lead(at) OVER (${OF_SESSION} ORDER BY place, record_number) AS resumed_at,
           row_number() OVER (${OF_SESSION} ORDER BY place, record_number) AS n
      FROM note
     WHERE before IS DISTINCT FROM event_type AND (before IS NOT NULL OR event_type = 'cagnotte.table.interrupted.v1')),
  span AS (
    SELECT table_id, session_no, least(paused_at, closed_at) AS until,
           greatest(opened_at, max(coalesce(resumed_at, closed_at))
             OVER (${OF_SESSION} ORDER BY n NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) AS since
      FROM (SELECT table_id, session_no, opened_at, closed_at, paused_at, resumed_at, n
              FROM session JOIN pause USING (table_id, session_no) WHERE event_type = 'cagnotte.table.interrupted.v1'
            UNION ALL
            SELECT table_id, session_no, opened_at, closed_at, NULL, NULL, NULL FROM session) part
     WHERE opened_at IS NOT NULL AND closed_at IS NOT NULL),
  open AS (
    SELECT table_id, session_no, quarter,
           extract(epoch FROM least(until, quarter + ${QUARTER}) - greatest(since, quarter))::integer AS seconds
      FROM span CROSS JOIN LATERAL generate_series(${quarterOf('since')}, until, ${QUARTER}) quarter
     WHERE since < until AND quarter < until
    UNION ALL
    SELECT table_id, session_no, ${quarterOf('opened_at')}, 0 FROM session
     WHERE opened_at IS NOT NULL AND NOT EXISTS (
       SELECT FROM span WHERE since < until AND span.table_id = session.table_id AND span.session_no = session.session_no))`;

const HOUR_2 = hourView(
  OPEN_WITHOUT_PAUSES,
  'Seconds in which the table was open and not interrupted; null while it is not closed, and where it was not open.',
);
