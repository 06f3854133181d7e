import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexesEverywhere, indexEverywhere } from './each-generation';

/**
 * The lines of a control account with all that a sum of its sub-ledgers needs, so that what stood open on a day long ago
 * is answered from the index. One line of eight has a sub-ledger.
 */
const INDEXES = {
  journal_line_by_sub_ledger: `journal_line (casino, account, record_number)
    INCLUDE (booking_day, gaming_day, sub_ledger, currency, debit, credit) WHERE sub_ledger <> ''`,
};

export class LinesBySubLedger1700000000131 implements MigrationInterface {
  name = 'LinesBySubLedger1700000000131';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
  }
}
