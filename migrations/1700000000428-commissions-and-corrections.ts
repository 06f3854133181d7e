import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VERSIONS_5 } from './1700000000427-hours-and-bets';
import {
  amount,
  bigint,
  type BiView,
  boolean,
  CURRENCY,
  date,
  dropView,
  instant,
  integer,
  makeView,
  names,
  text,
  versionsAre,
} from './bi-view';

/** The views of what the house earns by commissions, and of corrections of what was recorded. */
export class CommissionsAndCorrections1700000000428 implements MigrationInterface {
  name = 'CommissionsAndCorrections1700000000428';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...VIEWS.flatMap(makeView), KINDS, versionsAre(VERSIONS_6)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionsAre(VERSIONS_5));
    for (const view of VIEWS) for (const statement of dropView(view)) await queryRunner.query(statement);
  }
}

export const VERSIONS_6 = { ...VERSIONS_5, commission: 1, correction: 1 };

const KINDS = `COMMENT ON COLUMN bi.name.kind IS 'What is named: game, account_family, finding, event_type, severity, day_status, commission, correction_status or quarter_state.'`;

const [PROPOSED, WITHDRAWN, RECORDED] = ['proposed', 'withdrawn', 'recorded'].map(
  (act) => `'cagnotte.correction.${act}.v1'`,
) as [string, string, string];

const VIEWS: readonly BiView[] = [
  {
    name: 'commission',
    comment:
      'Commissions, rakes, session charges and deductions: a row for each session and rule on each booking day that moved it, net of reversals.',
    by: 'booking_day',
    columns: [
      date('gaming_day', 'Gaming day of the facts; late facts have an earlier one than their booking day.'),
      text('table_id', 'Table; null where it is of none.'),
      integer('session_no', 'Session of the table on the gaming day, from 1.'),
      text('game', 'Game; null where nobody states it.'),
      names('game'),
      text('rule', 'Rule of the commission: rake, bank, session-fee, …'),
      names('rule', 'commission'),
      amount('amount', 'Income of the house. Negative: more was reversed than earned.'),
      CURRENCY,
    ],
    rows: `SELECT gaming_day, nullif(table_id, ''), session_no, nullif(game, ''), split_part(account, ':', 2),
                  sum(credit - debit)::bigint, currency
             FROM session_total WHERE casino = $1 AND booking_day = $2 AND (account = 'commission' OR starts_with(account, 'commission:'))
            GROUP BY gaming_day, table_id, session_no, game, split_part(account, ':', 2), currency HAVING sum(credit - debit) <> 0
            ORDER BY 1, 2, 3, 4, 5`,
  },
  {
    name: 'correction',
    comment:
      'Corrections of recorded events, from their proposal on, as known now. A row each, without the texts and names of persons.',
    by: 'casino',
    columns: [
      date('gaming_day', 'Gaming day of the correction; of a proposal, that of the fact.'),
      bigint('record_number', 'Record of the proposal, or of a correction without one.'),
      text(
        'status',
        'proposed while it waits for a second person, withdrawn, replaced by a later proposal, or recorded.',
      ),
      names('status', 'correction_status'),
      bigint('corrects_record', 'Record of the event that it corrects; null if no such event was recorded.'),
      text('event_type', 'Type of that event, with its version; null if no such event was recorded.'),
      names('event_type'),
      boolean('cancels', 'Whether it cancels the event; otherwise it gives it other data.'),
      instant('proposed_at', 'When it was proposed, as stated; null without a proposal.'),
      instant('withdrawn_at', 'When who proposed it took it back; null if it was not withdrawn.'),
      instant('recorded_at', 'When a second person approved it, as stated; null until then.'),
      bigint(
        'recorded_as',
        'Record of the correction, which is the cause of its lines of the journal; null until it is recorded.',
      ),
    ],
    rows: `SELECT c.gaming_day, c.record_number,
                  CASE WHEN c.event_type = ${RECORDED} OR r.record_number IS NOT NULL THEN 'recorded'
                       WHEN w.record_number IS NOT NULL THEN 'withdrawn'
                       WHEN EXISTS (SELECT FROM correction later
                                     WHERE later.casino = $1 AND later.corrects_source = c.corrects_source
                                       AND later.corrects_id = c.corrects_id AND later.record_number > c.record_number
                                       AND later.event_type <> ${WITHDRAWN}) THEN 'replaced'
                       ELSE 'proposed' END,
                  fact.number, fact.type,
                  NOT (CASE WHEN r.record_number IS NULL THEN c.data ELSE r.data END)::jsonb ? 'replacement',
                  CASE WHEN c.event_type = ${PROPOSED} THEN c.happened_at::timestamptz END, w.happened_at::timestamptz,
                  CASE WHEN c.event_type = ${RECORDED} THEN c.happened_at ELSE r.happened_at END::timestamptz,
                  CASE WHEN c.event_type = ${RECORDED} THEN c.record_number ELSE r.record_number END
             FROM correction c
             LEFT JOIN correction w ON w.casino = $1 AND w.proposal = c.event_id AND w.event_type = ${WITHDRAWN}
             LEFT JOIN correction r ON r.casino = $1 AND r.proposal = c.event_id AND c.event_type = ${PROPOSED}
              AND r.event_type = ${RECORDED} AND r.corrects_source = c.corrects_source AND r.corrects_id = c.corrects_id
              AND r.record_number > c.record_number
             LEFT JOIN register.record fact ON fact.casino = $1 AND fact.source = c.corrects_source
              AND fact.event_id = c.corrects_id AND fact.standing = 'counted'
            WHERE c.casino = $1 AND c.event_type <> ${WITHDRAWN}
              AND (c.event_type = ${PROPOSED} OR NOT EXISTS (
                    SELECT FROM correction p
                     WHERE p.casino = $1 AND p.event_id = c.proposal AND p.event_type = ${PROPOSED}
                       AND p.corrects_source = c.corrects_source AND p.corrects_id = c.corrects_id
                       AND p.record_number < c.record_number))
            ORDER BY c.record_number`,
  },
];
