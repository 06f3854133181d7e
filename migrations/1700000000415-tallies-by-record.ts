import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexesEverywhere, type Indexes, indexEverywhere } from './each-generation';

const INDEXES: Indexes = {
  fact_cell_tallies_by_record: `fact_cell (casino, record_number) WHERE cell LIKE 'tally:%'`,
};

/** What a fact added to tallies is found by its record when it is void. */
export class TalliesByRecord1700000000415 implements MigrationInterface {
  name = 'TalliesByRecord1700000000415';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
  }
}
