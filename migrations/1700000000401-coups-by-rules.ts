import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['bank_coup'];

/** What the rules make of each coup: what of each bet a player's bank covered, and the commission before its rounding. */
export class CoupsByRules1700000000401 implements MigrationInterface {
  name = 'CoupsByRules1700000000401';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...BANK_COUP, copyToEachGeneration(TABLES)]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const BANK_COUP = [
  `CREATE TABLE read_model.bank_coup (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     session_no integer NOT NULL,
     known_from bigint NOT NULL,
     superseded_by bigint,
     bank text COLLATE "C" NOT NULL,
     game text COLLATE "C",
     opening_mode text COLLATE "C",
     by_rules text,
     PRIMARY KEY (casino, record_number, known_from)
   )`,
  `CREATE INDEX bank_coup_by_bank
     ON read_model.bank_coup (casino, gaming_day, table_id, session_no, bank, record_number)`,
];
