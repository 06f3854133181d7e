import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOOKS_NOW, BOOKS_OF_DAY, NON_BANKED, SESSIONS } from './bi-sessions';
import {
  amount,
  bigint,
  type BiView,
  CURRENCY,
  dropView,
  instant,
  integer,
  makeView,
  names,
  text,
  versionsAre,
} from './bi-view';
import { VERSIONS_1 } from './1700000000423-schema-bi';

/** The views of gaming days, as the list of days shows them, and of the sessions of tables. */
export class DaysAndSessions1700000000424 implements MigrationInterface {
  name = 'DaysAndSessions1700000000424';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...VIEWS.flatMap(makeView), versionsAre(VERSIONS_2)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionsAre(VERSIONS_1));
    for (const view of VIEWS) for (const statement of dropView(view)) await queryRunner.query(statement);
  }
}

export const VERSIONS_2 = { ...VERSIONS_1, day: 1, session: 1 };

/** A migration replaces its rows. */
export const DAY_1: BiView = {
  name: 'day',
  comment:
    'Gaming days. Figures of a closed day are those of its close; of another day, those that are known now.',
  by: 'gaming_day',
  columns: [
    text(
      'status',
      'What was decided last: closed, certified or reopened; null where nothing was decided yet.',
    ),
    names('status', 'day_status'),
    bigint('checked_through', 'Record until which the figures are read; of a closed day, its close.'),
    amount('win', 'Result of the control book, of the sessions that have one. Negative: the house lost.'),
    integer('without_result', 'Sessions against the house without a count, of which win has nothing.'),
    amount('drop', 'Content of the boxes, 0 or more.'),
    amount('commission', 'Commissions, 0 or more; those of games between players are part of win.'),
    amount(
      'duty',
      'Gaming duty that the close accrued, with earlier years; null while not closed, or without a schedule.',
    ),
    CURRENCY,
    integer('sessions', 'Sessions of tables.'),
    integer('open_sessions', 'Sessions that were opened and are not closed.'),
    integer('open_violations', 'Open findings of the severity violation, as known now.'),
    integer('open_advisories', 'Open findings of the severity advisory, as known now.'),
    integer('open_information', 'Open findings of the severity information, as known now.'),
  ],
  rows: `WITH ${BOOKS_OF_DAY}, ${SESSIONS},
    found AS (
      SELECT count(*) FILTER (WHERE severity = 'violation')::integer AS violations,
             count(*) FILTER (WHERE severity = 'advisory')::integer AS advisories,
             count(*) FILTER (WHERE severity = 'information')::integer AS information
        FROM finding WHERE casino = $1 AND gaming_day = $2 AND closed_by IS NULL),
    accrued AS (
      SELECT (data ->> 'dutyAccrued')::bigint AS own,
             (SELECT sum((earlier ->> 'amount')::bigint)
                FROM jsonb_array_elements(data -> 'dutyOfEarlierYears') AS earlier) AS of_earlier
        FROM closing)
    SELECT (SELECT act FROM status), books.position, coalesce(sum(win), 0)::bigint,
           (count(session.table_id) - count(win))::integer, coalesce(sum(boxes), 0)::bigint, coalesce(sum(commission), 0)::bigint,
           (SELECT CASE WHEN own IS NOT NULL OR of_earlier IS NOT NULL
                        THEN coalesce(own, 0) + coalesce(of_earlier, 0) END FROM accrued)::bigint,
           books.currency, count(session.table_id)::integer,
           count(*) FILTER (WHERE opened_at IS NOT NULL AND closed_at IS NULL)::integer,
           violations, advisories, information
      FROM books CROSS JOIN found LEFT JOIN session ON true
     GROUP BY books.position, books.currency, violations, advisories, information`,
};

const SESSION_1: BiView = {
  name: 'session',
  comment:
    'Sessions of tables, a row each, as known now. What only a count knows is null until it is counted.',
  by: 'gaming_day',
  columns: [
    text('table_id', 'Table.'),
    integer('session_no', 'Session of the table on the gaming day, from 1.'),
    text('game', 'Game; null where no opening is reported.'),
    names('game'),
    instant('opened_at', 'When it was opened, as reported; null where no opening is reported.'),
    instant('closed_at', 'When it was closed, as reported; null while it is open.'),
    amount('opening_float', 'Float at the opening, 0 or more.'),
    amount('fills', 'Chips sent to the table, 0 or more.'),
    amount('credits', 'Chips taken from the table, 0 or more.'),
    amount('inventory', 'Chips counted at the end, 0 or more; null while they are not counted.'),
    amount(
      'drop',
      'Content of the boxes, 0 or more; null while the float is not counted, and for games between players.',
    ),
    amount('win', 'Result. Negative: the house lost. Null while a game against the house is not counted.'),
    amount('commission', 'Commissions, 0 or more; of games between players they are part of win.'),
    amount('tips', 'Tips of the box of the table, owed to the staff, 0 or more.'),
    amount(
      'exchanged',
      'Cash exchanged for chips at the table as reported, less chips for cash; 0 where nothing is reported.',
    ),
    CURRENCY,
  ],
  rows: `WITH ${BOOKS_NOW}, ${SESSIONS}
    SELECT table_id, session_no, game, opened_at::timestamptz, closed_at::timestamptz, opening_float::bigint, fills::bigint,
           credits::bigint, inventory::bigint,
           CASE WHEN inventory IS NOT NULL AND (game = ANY (${NON_BANKED})) IS NOT TRUE THEN boxes END::bigint,
           win::bigint, commission::bigint, tips::bigint, exchanged::bigint, currency
      FROM session CROSS JOIN books ORDER BY table_id, session_no`,
};

const VIEWS: readonly BiView[] = [DAY_1, SESSION_1];
