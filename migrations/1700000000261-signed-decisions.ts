import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['signed_decision'];

/** Decisions that carry the signature of a person. None did before. */
export class SignedDecisions1700000000261 implements MigrationInterface {
  name = 'SignedDecisions1700000000261';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.signed_decision (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      credential text NOT NULL,
      PRIMARY KEY (casino, record_number)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
