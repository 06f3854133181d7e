import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VERSIONS_7 } from './1700000000429-banks-by-coup';
import { BASES, DUTY_GROUND, RETURNS, SETTLED } from './bi-duty';
import {
  amount,
  type BiView,
  boolean,
  CURRENCY,
  date,
  dropView,
  integer,
  makeView,
  names,
  text,
  versionsAre,
} from './bi-view';

/** The view of the quarters of the gaming duty, with presentation and payment. */
export class QuartersOfDuty1700000000430 implements MigrationInterface {
  name = 'QuartersOfDuty1700000000430';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...DUTY_GROUND, ...makeView(DUTY_QUARTER), versionsAre(VERSIONS_8)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [versionsAre(VERSIONS_7), ...dropView(DUTY_QUARTER)])
      await queryRunner.query(statement);
    await queryRunner.query(`DROP FUNCTION bi.duty_due(text, date, boolean, numeric)`);
    await queryRunner.query(`DROP FUNCTION bi.duty_brackets()`);
  }
}

export const VERSIONS_8 = { ...VERSIONS_7, duty_quarter: 1 };

const DUTY_QUARTER: BiView = {
  name: 'duty_quarter',
  comment:
    'Quarters of the gaming duty that have a rate schedule, of the years with gaming days, by the facts known now. The return of a company is a row at each of its casinos: add it once. It is left out if it adds income of a casino that the reader does not see.',
  by: 'casino',
  columns: [
    integer('year', 'Year.'),
    integer('quarter', 'Quarter, from 1 to 4.'),
    text('state', 'How far it has come: not-begun, open, ready, presented or paid.'),
    names('state', 'quarter_state'),
    boolean('is_of_company', 'Whether it adds the income of all casinos of a company.'),
    date('first_day', 'First day of the quarter.'),
    date('last_day', 'Last day of the quarter.'),
    date('due_until', 'Last day for filing and paying.'),
    boolean('is_over', 'Whether anything is recorded of its last day or a later one.'),
    integer('to_certify', 'Days that are to be certified before its return can be presented.'),
    amount('base', 'Base of the quarter. May be negative.'),
    amount('due', 'Duty of the quarter. May be negative.'),
    amount(
      'to_pay',
      'Duty of the year so far, less what was charged for earlier quarters. Negative: to be set off or refunded.',
    ),
    integer('presentations', 'Returns that were presented, 0 or more; the last one counts.'),
    date('presented_on', 'When the last return was presented; null if none was.'),
    amount('presented_due', 'Duty of the quarter in the last return; null if none was presented.'),
    amount('presented_to_pay', 'What the last return had as to be paid; null if none was presented.'),
    amount('paid', 'Payments; null where none was reported.'),
    amount('outstanding', 'What is still to be paid, 0 or more.'),
    amount(
      'correction',
      'Duty of the quarter now, less that of the last return; null if none was presented.',
    ),
    CURRENCY,
  ],
  rows: `WITH ${RETURNS}, ${BASES}, ${SETTLED}
    SELECT year, quarter,
           CASE WHEN paid >= owed THEN 'paid' WHEN presented IS NOT NULL THEN 'presented' WHEN NOT has_begun THEN 'not-begun'
                WHEN is_over AND coalesce(days, 0) = 0 THEN 'ready' ELSE 'open' END,
           of_company, first, until, (until + interval '20 days')::date, is_over, CASE WHEN has_begun THEN coalesce(days, 0) ELSE 0 END,
           base::bigint, due::bigint, to_pay::bigint, coalesce(presentations, 0), (presented ->> 'presentedOn')::date,
           (presented ->> 'due')::bigint, (presented ->> 'toPay')::bigint, paid::bigint,
           greatest(owed - coalesce(paid, 0), 0)::bigint, (due - (presented ->> 'due')::bigint)::bigint, currency
      FROM return JOIN of_quarter USING (year, quarter) JOIN standing USING (year, quarter)
      LEFT JOIN uncertified USING (year, quarter) LEFT JOIN settled USING (year, quarter, n) LEFT JOIN deducted USING (year, quarter)
     CROSS JOIN LATERAL (SELECT due_to_date - coalesce(deducted.amount, 0) AS to_pay) charged
     CROSS JOIN LATERAL (SELECT coalesce((presented ->> 'toPay')::numeric, to_pay) AS owed) owing
     WHERE n = quarter ORDER BY year, quarter`,
};
