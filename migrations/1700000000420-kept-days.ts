import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['day_change'];

/** When each gaming day changed last, and the figures of its tables as they were summed since. */
export class KeptDays1700000000420 implements MigrationInterface {
  name = 'KeptDays1700000000420';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [DAY_CHANGE, copyToEachGeneration(TABLES), KEPT_DAY])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...dropEverywhere(TABLES), `DROP TABLE projection.kept_day`])
      await queryRunner.query(statement);
  }
}

const DAY_CHANGE = `CREATE TABLE read_model.day_change (
   casino text COLLATE "C" NOT NULL,
   gaming_day date NOT NULL,
   last_record bigint NOT NULL,
   PRIMARY KEY (casino, gaming_day)
 ) WITH (fillfactor = 50)`;

const KEPT_DAY = `CREATE TABLE projection.kept_day (
   generation integer NOT NULL REFERENCES projection.generation,
   casino text COLLATE "C" NOT NULL,
   gaming_day date NOT NULL,
   last_record bigint NOT NULL,
   made_of text NOT NULL,
   sums text NOT NULL,
   PRIMARY KEY (generation, casino, gaming_day)
 )`;
