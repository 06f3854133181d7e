import type { MigrationInterface, QueryRunner } from 'typeorm';
import { VERSIONS_6 } from './1700000000428-commissions-and-corrections';
import { BANKS, BANK_RULES } from './bi-banks';
import { AUTHORISED, inForceOn } from './bi-casino';
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
  text,
  versionsAre,
} from './bi-view';

/** The view of the statements of banks that players hold, coup by coup. */
export class BanksByCoup1700000000429 implements MigrationInterface {
  name = 'BanksByCoup1700000000429';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...makeView(BANK_COUP), versionsAre(VERSIONS_7)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [versionsAre(VERSIONS_6), ...dropView(BANK_COUP)])
      await queryRunner.query(statement);
  }
}

export const VERSIONS_7 = { ...VERSIONS_6, bank_coup: 1 };

const BANK_COUP: BiView = {
  name: 'bank_coup',
  comment:
    'Statements of banks that players hold, a row for each coup, as known now. What is put in or taken out between two coups shows as the difference of after and the next before.',
  by: 'gaming_day',
  columns: [
    text('table_id', 'Table.'),
    integer('session_no', 'Session of the table on the gaming day, from 1.'),
    text('bank', 'Bank, unique in its session.'),
    text('game', 'Game; null where nobody states it.'),
    names('game'),
    bigint('record_number', 'Record of the coup.'),
    instant('happened_at', 'When it was played, as reported.'),
    integer('shoe_no', 'Shoe.'),
    integer('coup_no', 'Coup within its shoe.'),
    amount('before', 'What the bank has before the coup, garages included.'),
    amount('voluntary_garage_before', 'Of it out of play at the will of the banker.'),
    amount('improper_garage_before', 'Of it above the maximum of a limited bank.'),
    amount('in_play', 'What is put in play: the bank without its garages.'),
    amount('staked', 'Stakes against the bank, 0 or more; null where they are not reported.'),
    amount(
      'covered',
      'What the bets cover of the bank, which is what it has at risk; null where that is not known.',
    ),
    amount(
      'mandatory_garage',
      'What no bet covers, out of play for the coup; null in a game without this garage, and where it is not known.',
    ),
    amount('gain', 'What the bank won before commission. Negative: it lost.'),
    amount('commission', 'Commission of the house on the coup, 0 or more.'),
    amount('not_covered', 'What the bank was due to pay and did not have, 0 or more.'),
    amount('after', 'What the bank has after the coup, garages included.'),
    amount('voluntary_garage', 'Of it out of play at the will of the banker.'),
    amount('improper_garage', 'Of it above the maximum of a limited bank.'),
    boolean('is_void', 'Whether a later record made the coup void.'),
    CURRENCY,
  ],
  rows: `WITH RECURSIVE ${BOOKS_NOW}, ${AUTHORISED},
    ruled AS (
      SELECT stated, coalesce(stated ->> 'rulebook', '${BANK_RULES.rulebook}') = '${BANK_RULES.rulebook}'
                     AND $2 >= date '${BANK_RULES.from}' AS has_rules,
             (stated #>> '{answers,OP1-16}' = 'stays-in-garage') IS TRUE AS stays
        FROM (SELECT ${inForceOn('$2')} AS stated) of),
    ${BANKS}
    SELECT table_id, session_no, bank, game, record_number, happened_at::timestamptz, (data ->> 'shoeNo')::integer,
           (data ->> 'coupNo')::integer, before::bigint, (voluntary - to_voluntary)::bigint, (improper - to_improper)::bigint,
           (stakeable - held_back)::bigint, staked::bigint, covered::bigint, mandatory::bigint,
           gain::bigint, commission::bigint, (after - before - gain + commission)::bigint, after::bigint,
           voluntary::bigint, improper::bigint, voided_by IS NOT NULL, currency
      FROM books CROSS JOIN coup JOIN walked USING (table_id, session_no, bank, n)
     ORDER BY table_id, session_no, bank, n`,
};
