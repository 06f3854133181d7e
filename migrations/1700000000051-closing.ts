import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['gaming_day_decision', 'book_fact', 'chips_flow'];

/**
 * What closing a gaming day needs: the decisions about days, what official books show as it was declared, and chips in
 * hands as a flow. Of a ledger that was kept before, they come with the next rebuild.
 */
export class Closing1700000000051 implements MigrationInterface {
  name = 'Closing1700000000051';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of PATTERN) await queryRunner.query(statement);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const PATTERN = [
  `CREATE TABLE read_model.gaming_day_decision (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     data text NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
  `CREATE INDEX gaming_day_decision_by_day ON read_model.gaming_day_decision (casino, gaming_day, record_number)`,
  `CREATE TABLE read_model.book_fact (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     table_id text COLLATE "C",
     session_no integer NOT NULL,
     data text NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
  `CREATE INDEX book_fact_by_day ON read_model.book_fact (casino, gaming_day, event_type, record_number)`,
  `CREATE TABLE read_model.chips_flow (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     flow numeric(40) NOT NULL,
     variance numeric(40) NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
];
