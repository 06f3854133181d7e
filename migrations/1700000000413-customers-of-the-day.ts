import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['customer_operation', 'customer_identification'];

/** What customers brought to a casino and took from it, and who was identified (Ley 10/2010). */
export class CustomersOfTheDay1700000000413 implements MigrationInterface {
  name = 'CustomersOfTheDay1700000000413';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...CUSTOMER_OPERATION, ...CUSTOMER_IDENTIFICATION, copyToEachGeneration(TABLES)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}

const FACT = `casino text COLLATE "C" NOT NULL,
   record_number bigint NOT NULL,
   gaming_day date NOT NULL,
   event_id text COLLATE "C" NOT NULL,
   event_type text COLLATE "C" NOT NULL,
   happened_at text NOT NULL`;

const CUSTOMER_OPERATION = [
  `CREATE TABLE read_model.customer_operation (
   ${FACT},
   known_from bigint NOT NULL,
   superseded_by bigint,
   source text COLLATE "C" NOT NULL,
   table_id text COLLATE "C",
   player text COLLATE "C",
   currency text COLLATE "C" NOT NULL,
   cash_brought numeric NOT NULL,
   cash_taken numeric NOT NULL,
   chips_bought numeric NOT NULL,
   chips_redeemed numeric NOT NULL,
   PRIMARY KEY (casino, record_number, known_from)
 )`,
  `CREATE INDEX customer_operation_of_day ON read_model.customer_operation (casino, gaming_day, player)`,
];

const CUSTOMER_IDENTIFICATION = [
  `CREATE TABLE read_model.customer_identification (
   ${FACT},
   player text COLLATE "C" NOT NULL,
   document text COLLATE "C",
   by_id text COLLATE "C" NOT NULL,
   by_name text,
   note text,
   PRIMARY KEY (casino, record_number)
 )`,
  `CREATE INDEX customer_identification_of_day ON read_model.customer_identification (casino, gaming_day, player)`,
];
