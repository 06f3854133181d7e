import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['finding_decision'];

/** What persons said about findings. Of a ledger that was kept before, it comes with the next rebuild. */
export class FindingDecisions1700000000121 implements MigrationInterface {
  name = 'FindingDecisions1700000000121';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of PATTERN) await queryRunner.query(statement);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const PATTERN = [
  `CREATE TABLE read_model.finding_decision (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     finding text COLLATE "C" NOT NULL,
     by_id text NOT NULL,
     by_name text,
     note text,
     PRIMARY KEY (casino, record_number)
   )`,
  `CREATE INDEX finding_decision_by_finding ON read_model.finding_decision (casino, finding, record_number)`,
];
