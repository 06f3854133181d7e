import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VERSIONS_2 } from './1700000000424-days-and-sessions';
import {
  amount,
  bigint,
  type BiView,
  CURRENCY,
  date,
  dropView,
  instant,
  makeView,
  names,
  text,
  versionsAre,
} from './bi-view';

/** The views of the pools of jackpots: each with its meter now, and what each event did to a meter. */
export class JackpotsInBi1700000000425 implements MigrationInterface {
  name = 'JackpotsInBi1700000000425';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...VIEWS.flatMap(makeView), versionsAre(VERSIONS_3)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionsAre(VERSIONS_2));
    for (const view of VIEWS) for (const statement of dropView(view)) await queryRunner.query(statement);
  }
}

export const VERSIONS_3 = { ...VERSIONS_2, jackpot: 1, jackpot_event: 1 };

/** Events that bring stakes to a meter and take prizes from it; all others are movements by the house. */
const IS_PLAY = `event_type IN ('cagnotte.round.settled.v1', 'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1',
                                'cagnotte.jackpot.won.v1')`;

const VIEWS: readonly BiView[] = [
  {
    name: 'jackpot',
    comment: 'Pools of jackpots, a row each, as known now. The meter is what the house owes to the pool.',
    by: 'casino',
    columns: [
      text('pool', 'Pool, by its id.'),
      bigint('first_record', 'Record that first mentions it.'),
      amount('meter', 'Meter according to the ledger, 0 or more where nothing is wrong.'),
      amount('contributed', 'Stakes that went to the meter, less those of void rounds.'),
      amount('funded', 'What the house put in, less what it took back. Negative: it took more back.'),
      amount('prizes', 'Prizes that left the meter, less those of void rounds.'),
      amount(
        'house_share',
        'Share of the house in the stakes, less prizes that it paid itself. May be negative.',
      ),
      CURRENCY,
    ],
    rows: `SELECT pool, min(record_number), sum(to_meter - from_meter)::bigint,
                  coalesce(sum(CASE WHEN reversal THEN -from_meter ELSE to_meter END) FILTER (WHERE ${IS_PLAY}), 0)::bigint,
                  sum(funded)::bigint,
                  coalesce(sum(CASE WHEN reversal THEN -to_meter ELSE from_meter END) FILTER (WHERE ${IS_PLAY}), 0)::bigint,
                  sum(house_share)::bigint, max(currency)
             FROM pool_movement WHERE casino = $1 GROUP BY pool ORDER BY pool`,
  },
  {
    name: 'jackpot_event',
    comment: 'What each event did to the meter of a pool, in the order of the records.',
    by: 'casino',
    columns: [
      date('gaming_day', 'Gaming day of the event.'),
      text('pool', 'Pool, by its id.'),
      bigint('record_number', 'Record that declared it.'),
      text('event_type', 'Type of the event, with its version.'),
      names('event_type'),
      text('table_id', 'Table; null where it is of none.'),
      instant('happened_at', 'When it happened, as reported.'),
      amount('to_meter', 'Into the meter, 0 or more.'),
      amount('from_meter', 'Out of the meter, 0 or more.'),
      amount(
        'house_share',
        'Share of the house in the stake, less a prize that it paid itself. May be negative.',
      ),
      amount('meter', 'Meter after it according to the ledger.'),
      amount('shown_before', 'Reading of the meter before it; null where none is reported.'),
      amount('shown_after', 'Reading of the meter after it; null where none is reported.'),
      CURRENCY,
    ],
    rows: `SELECT gaming_day, pool, record_number, event_type, table_id, happened_at::timestamptz, to_meter::bigint,
                  from_meter::bigint, house_share::bigint,
                  sum(to_meter - from_meter) OVER (PARTITION BY pool ORDER BY record_number, of_record, entry DESC
                                                    ROWS UNBOUNDED PRECEDING)::bigint,
                  shown_before::bigint, shown_after::bigint, currency
             FROM pool_movement WHERE casino = $1 ORDER BY pool, record_number, of_record, entry DESC`,
  },
];
