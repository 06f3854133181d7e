import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['finding_assignment'];

/** To whom findings were given. None was before. */
export class FindingAssignments1700000000281 implements MigrationInterface {
  name = 'FindingAssignments1700000000281';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.finding_assignment (
      casino text COLLATE "C" NOT NULL,
      record_number bigint NOT NULL,
      finding text COLLATE "C" NOT NULL,
      to_id text NOT NULL,
      to_name text,
      PRIMARY KEY (casino, record_number)
    )`);
    await queryRunner.query(
      'CREATE INDEX finding_assignment_by_finding ON read_model.finding_assignment (casino, finding, record_number)',
    );
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
