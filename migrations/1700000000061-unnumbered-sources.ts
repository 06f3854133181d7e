import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['unnumbered_source'];

/** Sources that report facts without numbers, so that nobody can know whether one is missing. */
export class UnnumberedSources1700000000061 implements MigrationInterface {
  name = 'UnnumberedSources1700000000061';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.unnumbered_source (
      casino text COLLATE "C" NOT NULL,
      source text COLLATE "C" NOT NULL,
      first_record bigint NOT NULL,
      PRIMARY KEY (casino, source)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
