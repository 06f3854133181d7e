import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere, inEachGeneration } from './each-generation';

const TABLES = ['reported_day'];

/** The days that anything was reported of, so that a list of days does not look through all facts. */
export class ReportedDays1700000000135 implements MigrationInterface {
  name = 'ReportedDays1700000000135';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.reported_day (
      casino text COLLATE "C" NOT NULL,
      gaming_day date NOT NULL,
      first_record bigint NOT NULL,
      PRIMARY KEY (casino, gaming_day)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('
        INSERT INTO %1$I.reported_day
        SELECT casino, gaming_day, min(record_number) FROM %1$I.fact_order GROUP BY 1, 2', schema_name);`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
