import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexesEverywhere, indexEverywhere } from './each-generation';

/** A report is found by the numbers of the slips in it, and by the record that told it or ended it. */
const INDEXES = {
  slip_report_by_number: `slip_report USING gin (jsonb_path_query_array(slips::jsonb, '$[*].slip'))`,
  slip_report_told: 'slip_report (casino, known_from)',
  slip_report_ended: 'slip_report (casino, superseded_by) WHERE superseded_by IS NOT NULL',
};

/** One slip, and what changed of slips after a record, without going through all reports of a casino. */
export class SlipsByNumber1700000000311 implements MigrationInterface {
  name = 'SlipsByNumber1700000000311';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
  }
}
