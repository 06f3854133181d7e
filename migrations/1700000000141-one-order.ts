import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere, inEachGeneration } from './each-generation';

const TABLES = ['fact_cell', 'place_of_account'];

/**
 * The place of every fact in the one order of its casino, what facts asked for, and where accounts were posted and asked
 * for last. Books kept before know none of it, and are not gone on with until they are rebuilt.
 */
export class OneOrder1700000000141 implements MigrationInterface {
  name = 'OneOrder1700000000141';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE projection.generation ADD COLUMN in_one_order boolean NOT NULL DEFAULT true`,
    );
    await queryRunner.query(`UPDATE projection.generation SET in_one_order = place IS NULL`);
    for (const statement of PATTERN) await queryRunner.query(statement);
    await queryRunner.query(copyToEachGeneration(TABLES));
    for (const change of CHANGES) await everywhere(queryRunner, change);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of UNDOING) await everywhere(queryRunner, change);
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
    await queryRunner.query(`ALTER TABLE projection.generation DROP COLUMN in_one_order`);
  }
}

const PATTERN = [
  `CREATE TABLE read_model.fact_cell (
     casino text COLLATE "C" NOT NULL,
     cell text COLLATE "C" NOT NULL,
     place text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     state text,
     PRIMARY KEY (casino, cell, place)
   )`,
  `CREATE TABLE read_model.place_of_account (
     casino text COLLATE "C" NOT NULL,
     account text COLLATE "C" NOT NULL,
     posted text COLLATE "C" NOT NULL,
     asked text COLLATE "C" NOT NULL,
     PRIMARY KEY (casino, account)
   )`,
];

const CHANGES = [
  `ALTER TABLE %1$I.fact_order DROP COLUMN anchor, DROP COLUMN side,
     ADD COLUMN place text COLLATE "C" NOT NULL DEFAULT '', ADD COLUMN happened_at text COLLATE "C" NOT NULL DEFAULT ''`,
  `DROP INDEX IF EXISTS %1$I.fact_order_by_source`,
  `CREATE INDEX fact_order_by_source_day ON %1$I.fact_order (casino, source, gaming_day, sequence) WHERE sequence IS NOT NULL`,
  `DROP TABLE %1$I.pool_fact`,
];

const UNDOING = [
  `DROP INDEX IF EXISTS %1$I.fact_order_by_source_day`,
  `ALTER TABLE %1$I.fact_order DROP COLUMN place, DROP COLUMN happened_at,
     ADD COLUMN anchor bigint NOT NULL DEFAULT 0, ADD COLUMN side smallint NOT NULL DEFAULT 0 CHECK (side IN (-1, 0, 1))`,
  `CREATE INDEX fact_order_by_source ON %1$I.fact_order (casino, source, sequence) WHERE sequence IS NOT NULL`,
  `CREATE TABLE %1$I.pool_fact (
     casino text COLLATE "C" NOT NULL,
     pool text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     turn text COLLATE "C" NOT NULL,
     reverses bigint,
     state text NOT NULL,
     PRIMARY KEY (casino, pool, record_number)
   )`,
];

/** In the pattern and in every generation; `%1$I` is the schema. */
async function everywhere(queryRunner: QueryRunner, statement: string): Promise<void> {
  await queryRunner.query(statement.replaceAll('%1$I', 'read_model'));
  await queryRunner.query(inEachGeneration(`EXECUTE format($q$${statement}$q$, schema_name);`));
}
