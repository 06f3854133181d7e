import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VERSIONS_4 } from './1700000000426-days-in-progress';
import { AUTHORISED, ZONE, ZONE_OF } from './bi-casino';
import { VOID_PLAY } from './bi-play';
import { BOOKS_NOW } from './bi-sessions';
import {
  amount,
  bigint,
  type BiView,
  boolean,
  CURRENCY,
  dropView,
  instant,
  integer,
  makeView,
  names,
  numeric,
  text,
  versionsAre,
} from './bi-view';

/** Adds two views: `hour` has the facts that state an instant, by hours of the casino's clock; `bet` has the play by kind of bet. */
export class HoursAndBets1700000000427 implements MigrationInterface {
  name = 'HoursAndBets1700000000427';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...ZONE_OF, ...VIEWS.flatMap(makeView), versionsAre(VERSIONS_5)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionsAre(VERSIONS_4));
    for (const view of VIEWS) for (const statement of dropView(view)) await queryRunner.query(statement);
    await queryRunner.query(`DROP FUNCTION bi.zone_of(text)`);
  }
}

export const VERSIONS_5 = { ...VERSIONS_4, hour: 1, bet: 1 };

const OF_SESSION = [
  text('table_id', 'Table.'),
  integer('session_no', 'Session of the table on the gaming day, from 1.'),
  text('game', 'Game; null where no opening is reported.'),
  names('game'),
];

/**
 * The CTE `session` adds to each session what its opening and its close state. Everything is counted by quarters of an hour of
 * UTC, because such a quarter lies within one hour of the clock in every time zone.
 */
const STATED = `
  stated AS (
    SELECT table_id, session_no,
           date_trunc('second', min(happened_at::timestamptz) FILTER (WHERE is_opening)) AS opened_at,
           date_trunc('second', max(happened_at::timestamptz) FILTER (WHERE NOT is_opening)) AS closed_at,
           coalesce(bool_or((data::jsonb #>> '{captures,rounds}')::boolean) FILTER (WHERE is_opening), false) AS tells_rounds,
           coalesce(bool_or((data::jsonb #>> '{captures,buyIns}')::boolean) FILTER (WHERE is_opening), false) AS tells_exchanges,
           (array_agg(data::jsonb ->> 'game' ORDER BY place, record_number) FILTER (WHERE is_opening))[1] AS game
      FROM (SELECT table_id, session_no, fact.record_number, fact.happened_at, data, place,
                   event_type = 'cagnotte.table.opened.v1' AS is_opening
              FROM books
              JOIN table_session_fact fact ON fact.casino = $1 AND fact.gaming_day = $2
               AND known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)
              LEFT JOIN fact_order placed ON placed.casino = $1 AND placed.record_number = fact.record_number
             WHERE event_type IN ('cagnotte.table.opened.v1', 'cagnotte.table.closed.v1')) fact
     GROUP BY table_id, session_no),
  session AS (
    SELECT * FROM table_session LEFT JOIN stated USING (table_id, session_no) WHERE casino = $1 AND gaming_day = $2)`;

export const QUARTER = `interval '15 minutes'`;
export const quarterOf = (at: string): string => `date_bin(${QUARTER}, ${at}, '2000-01-01T00:00Z')`;

/** The CTE `open`: the seconds of each quarter in which a table was open; none in that of an opening without a later close. */
const OPEN_TO_CLOSE = `
  open AS (
    SELECT table_id, session_no, quarter,
           extract(epoch FROM least(closed_at, quarter + ${QUARTER}) - greatest(opened_at, quarter))::integer AS seconds
      FROM session CROSS JOIN LATERAL generate_series(${quarterOf('opened_at')}, closed_at, ${QUARTER}) quarter
     WHERE quarter < closed_at
    UNION ALL
    SELECT table_id, session_no, ${quarterOf('opened_at')}, 0 FROM session
     WHERE opened_at IS NOT NULL AND (closed_at > opened_at) IS NOT TRUE)`;

/** The CTE `part` has what each session did in each quarter of an hour; `hour` adds the quarters of an hour of the clock. */
const partsOf = (open: string): string => `${open},
  play AS (
    SELECT table_id, session_no, quarter, sum(rounds) AS rounds, sum(bets) AS bets, sum(staked) AS staked, sum(result) AS captured
      FROM (SELECT table_id, session_no, quarter::timestamptz AS quarter, rounds, bets, staked, result FROM play_quarter
             WHERE casino = $1 AND gaming_day = $2
            UNION ALL
            SELECT table_id, session_no, ${quarterOf('happened_at::timestamptz')}, -rounds, -bets, -staked, -result FROM void_play) played
     GROUP BY table_id, session_no, quarter HAVING sum(rounds) <> 0 OR sum(bets) <> 0 OR sum(result) <> 0),
  part AS (
    SELECT table_id, session_no, quarter, true AS is_open, seconds, 0 AS exchanged, 0 AS fills, 0 AS credits, 0 AS commission,
           0 AS rounds, 0 AS bets, 0 AS staked, 0 AS captured FROM open
    UNION ALL
    SELECT table_id, session_no, quarter::timestamptz, false, 0, exchanged, fills, credits, commission, 0, 0, 0, 0
      FROM table_instant JOIN books USING (currency)
     WHERE casino = $1 AND gaming_day = $2 AND record_number <= books.position
    UNION ALL
    SELECT table_id, session_no, quarter, false, 0, 0, 0, 0, 0, rounds, bets, staked, captured FROM play),
  timed AS (
    SELECT part.*, local, date_trunc('hour', local) AS local_hour,
           (quarter - interval '1 hour') AT TIME ZONE zone.name = local AS is_second,
           (quarter + interval '1 hour') AT TIME ZONE zone.name = local AS is_first
      FROM part CROSS JOIN zone CROSS JOIN LATERAL (SELECT quarter AT TIME ZONE zone.name AS local OFFSET 0) of),
  hour AS (
    SELECT table_id, session_no, local_hour, is_second, bool_or(is_first OR is_second) AS is_repeated,
           min(quarter - (local - local_hour)) AS began_at, bool_or(is_open) AS is_open, sum(seconds) AS seconds,
           sum(exchanged) AS exchanged, sum(fills) AS fills, sum(credits) AS credits, sum(commission) AS commission,
           sum(rounds) AS rounds, sum(bets) AS bets, sum(staked) AS staked, sum(captured) AS captured
      FROM timed GROUP BY table_id, session_no, local_hour, is_second)`;

/** The view `hour`; a migration gives it other times. */
export const hourView = (open: string, ofOpenSeconds: string): BiView => ({
  name: 'hour',
  comment:
    'Hours of sessions by the clock of the casino, a row each, as known now: what has an instant. Drop, win and tips have none, since they are counted after the night.',
  by: 'gaming_day',
  columns: [
    ...OF_SESSION,
    text(
      'hour',
      'Hour as the clock shows it: 21:00. The second time that it is shown, in the night in which clocks go back: 02:00*.',
    ),
    instant('began_at', 'When the hour began.'),
    boolean('is_repeated', 'Whether clocks show the hour twice in that night: this is one of the two.'),
    integer('open_seconds', ofOpenSeconds),
    numeric('table_hours', 'The same in hours, with four decimals.'),
    amount(
      'exchanged',
      'Cash exchanged for chips at the table as reported, less chips for cash; null where the table does not report exchanges.',
    ),
    amount('fills', 'Chips sent to the table, 0 or more.'),
    amount('credits', 'Chips taken from the table, 0 or more.'),
    amount(
      'commission',
      'Commissions of the table at their instants; negative where a void takes back more.',
    ),
    bigint(
      'rounds',
      'Rounds, coups and hands, without void ones; null where the table does not report them.',
    ),
    bigint('bets', 'Bets against the house in reported rounds; null where no stake is reported.'),
    amount('staked', 'Their stakes, the handle; null where no stake is reported.'),
    amount(
      'captured',
      'Result of the house in these rounds. Negative: the house lost. Null where no stake is reported.',
    ),
    CURRENCY,
  ],
  rows: `WITH ${BOOKS_NOW}, ${AUTHORISED}, ${ZONE}, ${STATED}, ${VOID_PLAY}, ${partsOf(open)}
    SELECT table_id, session_no, game, to_char(local_hour, 'HH24:00') || CASE WHEN is_second THEN '*' ELSE '' END,
           began_at, is_repeated, CASE WHEN is_timed THEN seconds END::integer,
           CASE WHEN is_timed THEN round(seconds / 3600.0, 4) END,
           CASE WHEN tells_exchanges AND is_open OR NOT is_open AND exchanged <> 0 THEN exchanged END::bigint,
           fills::bigint, credits::bigint, commission::bigint,
           CASE WHEN tells_rounds AND is_open OR rounds <> 0 THEN rounds END::bigint,
           CASE WHEN staked > 0 THEN bets END::bigint, CASE WHEN staked > 0 THEN staked END::bigint,
           CASE WHEN staked > 0 AND (is_open OR captured <> 0) THEN captured END::bigint, currency
      FROM books CROSS JOIN hour JOIN session USING (table_id, session_no)
     CROSS JOIN LATERAL (SELECT is_open AND closed_at IS NOT NULL AS is_timed) of
     ORDER BY table_id, session_no, began_at`,
});

/** A migration gives it hours without interruptions. */
export const HOUR_1 = hourView(
  OPEN_TO_CLOSE,
  'Seconds in which the table was open; null while it is not closed, and where it was not open.',
);

const VIEWS: readonly BiView[] = [
  HOUR_1,
  {
    name: 'bet',
    comment:
      'Play by kind of bet: a row for each session and kind, as known now, of rounds that are reported, without void ones.',
    by: 'gaming_day',
    columns: [
      ...OF_SESSION,
      text('bet', 'Kind of bet, by the code of the rules of its game.'),
      bigint('bets', 'Bets, 1 or more; one that lies for several rounds counts once.'),
      amount('staked', 'Their stakes, 0 or more.'),
      CURRENCY,
    ],
    rows: `WITH ${BOOKS_NOW}, ${STATED}, ${VOID_PLAY}
      SELECT table_id, session_no, game, bet, sum(bets)::bigint, sum(staked)::bigint, currency
        FROM books
       CROSS JOIN (SELECT table_id, session_no, bet, bets, staked FROM play_total
                    WHERE casino = $1 AND gaming_day = $2 AND bet <> ''
                   UNION ALL
                   SELECT table_id, session_no, bet, -bets, -staked FROM void_play WHERE bet <> '') played
        JOIN session USING (table_id, session_no)
       GROUP BY table_id, session_no, game, bet, currency HAVING sum(bets) <> 0 ORDER BY table_id, session_no, bet`,
  },
];
