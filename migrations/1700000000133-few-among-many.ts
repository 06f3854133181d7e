import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** Rows that are asked for by something else than their own record, and are few among many. */
const INDEXES = {
  journal_line_late: 'journal_line (casino, record_number) WHERE booking_day <> gaming_day',
  player_bank_move_of_record: 'player_bank_move (casino, of_record)',
};

/** Lines that count in the books of another day, and what coups moved in banks, without going through all others. */
export class FewAmongMany1700000000133 implements MigrationInterface {
  name = 'FewAmongMany1700000000133';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await queryRunner.query(`CREATE INDEX ${name} ON read_model.${on}`);
      await queryRunner.query(
        inEachGeneration(`EXECUTE format('CREATE INDEX ${name} ON %I.${on}', schema_name);`),
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await queryRunner.query(`DROP INDEX read_model.${name}`);
      await queryRunner.query(
        inEachGeneration(`EXECUTE format('DROP INDEX IF EXISTS %I.${name}', schema_name);`),
      );
    }
  }
}
