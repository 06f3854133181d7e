import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the columns of a house's sheets mean, by the names under which persons saved it. No figure follows from a row here: what an
 * import records is shown to a person before, whatever mapping it uses.
 */
export class SheetMappings1700000000436 implements MigrationInterface {
  name = 'SheetMappings1700000000436';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SHEET_MAPPING);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE access.sheet_mapping`);
  }
}

const SHEET_MAPPING = `CREATE TABLE access.sheet_mapping (
   casino text COLLATE "C" NOT NULL,
   name text COLLATE "C" NOT NULL,
   mapping text NOT NULL,
   saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
   PRIMARY KEY (casino, name)
 )`;
