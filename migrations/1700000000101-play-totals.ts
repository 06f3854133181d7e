import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  copyToEachGeneration,
  dropEverywhere,
  dropIndexesEverywhere,
  indexEverywhere,
} from './each-generation';

const TABLES = ['play_total'];

/** The few rounds that were replaced or declared void, of any number of others. */
const INDEXES = {
  house_round_replaced: 'house_round (casino, gaming_day) WHERE superseded_by IS NOT NULL',
  round_reference_void: `round_reference (casino, gaming_day) WHERE reference LIKE '%/void'`,
};

/** What was played and staked in each session, so that the master game report need not read every round. */
export class PlayTotals1700000000101 implements MigrationInterface {
  name = 'PlayTotals1700000000101';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.play_total (
      casino text COLLATE "C" NOT NULL,
      gaming_day date NOT NULL,
      table_id text COLLATE "C" NOT NULL,
      session_no integer NOT NULL,
      bet text COLLATE "C" NOT NULL,
      edge_name text COLLATE "C" NOT NULL,
      rounds bigint NOT NULL,
      bets bigint NOT NULL,
      staked numeric(40) NOT NULL,
      squares numeric(60) NOT NULL,
      result numeric(40) NOT NULL,
      PRIMARY KEY (casino, gaming_day, table_id, session_no, bet, edge_name)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
