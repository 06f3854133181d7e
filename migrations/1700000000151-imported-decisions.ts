import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['imported_decision'];

/** Decisions of persons that were taken in as history, so that none is shown as taken here. None was before. */
export class ImportedDecisions1700000000151 implements MigrationInterface {
  name = 'ImportedDecisions1700000000151';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.imported_decision (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      imported text NOT NULL,
      PRIMARY KEY (casino, record_number)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
