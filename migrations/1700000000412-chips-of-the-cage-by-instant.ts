import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['cage_instant'];

/** Chips that the cage sold and redeemed by their instant; empty for earlier records until the next rebuild. */
export class ChipsOfTheCageByInstant1700000000412 implements MigrationInterface {
  name = 'ChipsOfTheCageByInstant1700000000412';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CAGE_INSTANT);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const CAGE_INSTANT = `CREATE TABLE read_model.cage_instant (
   casino text COLLATE "C" NOT NULL,
   gaming_day date NOT NULL,
   record_number bigint NOT NULL,
   of_record bigint NOT NULL,
   entry text COLLATE "C" NOT NULL,
   quarter text COLLATE "C" NOT NULL,
   currency text COLLATE "C" NOT NULL,
   chips_sold numeric(40) NOT NULL,
   redeemed numeric(40) NOT NULL,
   PRIMARY KEY (casino, gaming_day, record_number, of_record, entry)
 )`;
