import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['play_quarter', 'table_instant'];

/** What was played, exchanged and moved at tables by quarters of an hour, so that figures can be told by hour and shift. */
export class PerformanceByQuarter1700000000391 implements MigrationInterface {
  name = 'PerformanceByQuarter1700000000391';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PLAY_QUARTER);
    await queryRunner.query(TABLE_INSTANT);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const PLAY_QUARTER = `CREATE TABLE read_model.play_quarter (
   casino text COLLATE "C" NOT NULL,
   gaming_day date NOT NULL,
   table_id text COLLATE "C" NOT NULL,
   session_no integer NOT NULL,
   quarter text COLLATE "C" NOT NULL,
   bet text COLLATE "C" NOT NULL,
   edge_name text COLLATE "C" NOT NULL,
   rounds bigint NOT NULL,
   bets bigint NOT NULL,
   staked numeric(40) NOT NULL,
   squares numeric(60) NOT NULL,
   result numeric(40) NOT NULL,
   PRIMARY KEY (casino, gaming_day, table_id, session_no, quarter, bet, edge_name)
 )`;

const TABLE_INSTANT = `CREATE TABLE read_model.table_instant (
   casino text COLLATE "C" NOT NULL,
   gaming_day date NOT NULL,
   table_id text COLLATE "C" NOT NULL,
   session_no integer NOT NULL,
   record_number bigint NOT NULL,
   of_record bigint NOT NULL,
   entry text COLLATE "C" NOT NULL,
   quarter text COLLATE "C" NOT NULL,
   currency text COLLATE "C" NOT NULL,
   exchanged numeric(40) NOT NULL,
   fills numeric(40) NOT NULL,
   credits numeric(40) NOT NULL,
   PRIMARY KEY (casino, gaming_day, table_id, session_no, record_number, of_record, entry)
 )`;
