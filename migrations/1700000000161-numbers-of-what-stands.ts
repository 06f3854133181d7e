import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere, inEachGeneration } from './each-generation';

const TABLES = ['earlier_place'];

/**
 * Where facts stood before they were moved, and which closes have numbered what stands of each fact; those that were
 * recorded before have numbered every entry.
 */
export class NumbersOfWhatStands1700000000161 implements MigrationInterface {
  name = 'NumbersOfWhatStands1700000000161';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.earlier_place (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      moved_by bigint NOT NULL,
      place text COLLATE "C" NOT NULL,
      PRIMARY KEY (casino, record_number, moved_by)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
    await everywhere(queryRunner, `ADD COLUMN of_what_stands boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await everywhere(queryRunner, `DROP COLUMN of_what_stands`);
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

/** In the pattern and in every generation. */
async function everywhere(queryRunner: QueryRunner, change: string): Promise<void> {
  await queryRunner.query(`ALTER TABLE read_model.journal_numbering ${change}`);
  await queryRunner.query(
    inEachGeneration(`EXECUTE format('ALTER TABLE %I.journal_numbering ${change}', schema_name);`),
  );
}
