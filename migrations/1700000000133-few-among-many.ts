import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexesEverywhere, indexEverywhere } from './each-generation';

/** Rows that are asked for by something else than their own record, and are few among many. */
const INDEXES = {
  journal_line_late: 'journal_line (casino, record_number) WHERE booking_day <> gaming_day',
  player_bank_move_of_record: 'player_bank_move (casino, of_record)',
};

/** Lines that count in the books of another day, and what coups moved in banks, without going through all others. */
export class FewAmongMany1700000000133 implements MigrationInterface {
  name = 'FewAmongMany1700000000133';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
  }
}
