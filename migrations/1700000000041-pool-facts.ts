import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['pool_fact'];

/** The facts of every pool in the order in which they are folded, each with what is known of the pool after it. */
export class PoolFacts1700000000041 implements MigrationInterface {
  name = 'PoolFacts1700000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.pool_fact (
      casino text COLLATE "C" NOT NULL,
      pool text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      gaming_day date NOT NULL,
      turn text COLLATE "C" NOT NULL,
      reverses bigint,
      state text NOT NULL,
      PRIMARY KEY (casino, pool, record_number)
    )`);
    await queryRunner.query(
      `CREATE INDEX pool_fact_by_turn ON read_model.pool_fact (casino, pool, turn, record_number)`,
    );
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
