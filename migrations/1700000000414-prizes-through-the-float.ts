import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** What pools moved through the floats of tables, by its instant; 0 for records that were projected before, until the next rebuild. */
export class PrizesThroughTheFloat1700000000414 implements MigrationInterface {
  name = 'PrizesThroughTheFloat1700000000414';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE read_model.table_instant ${ADD}`);
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('ALTER TABLE %I.table_instant ${ADD}', schema_name);`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('ALTER TABLE %I.table_instant ${DROP}', schema_name);`),
    );
    await queryRunner.query(`ALTER TABLE read_model.table_instant ${DROP}`);
  }
}

const ADD = 'ADD COLUMN through_float numeric(40) NOT NULL DEFAULT 0';
const DROP = 'DROP COLUMN through_float';
