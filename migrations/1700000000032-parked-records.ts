import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['parked_record'];

/** Records that a fault of the software keeps from being judged, and all that follow them in their keys. */
export class ParkedRecords1700000000032 implements MigrationInterface {
  name = 'ParkedRecords1700000000032';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.parked_record (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      gaming_day date NOT NULL,
      fold_key text COLLATE "C" NOT NULL,
      fault text,
      PRIMARY KEY (casino, record_number)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
