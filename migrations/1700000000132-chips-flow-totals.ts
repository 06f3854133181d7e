import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  copyToEachGeneration,
  dropEverywhere,
  dropIndexesEverywhere,
  indexEverywhere,
  inEachGeneration,
} from './each-generation';

const TABLES = ['chips_flow_total'];

/** The few flows that were known later than their own record, or stopped being known. */
const INDEXES = {
  chips_flow_late: 'chips_flow (casino, known_from) WHERE known_from <> record_number',
  chips_flow_superseded: 'chips_flow (casino, superseded_by) WHERE superseded_by IS NOT NULL',
};

/** By how many chips every thousand records changed what customers hold, so that no gaming day adds up all flows. */
export class ChipsFlowTotals1700000000132 implements MigrationInterface {
  name = 'ChipsFlowTotals1700000000132';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE read_model.chips_flow_total (
      casino text COLLATE "C" NOT NULL,
      thousand bigint NOT NULL,
      flow numeric(40) NOT NULL,
      variance numeric(40) NOT NULL,
      PRIMARY KEY (casino, thousand)
    )`);
    await queryRunner.query(copyToEachGeneration(TABLES));
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('
        INSERT INTO %1$I.chips_flow_total
        SELECT casino, record / 1000, sum(flow), sum(variance)
          FROM (SELECT casino, known_from AS record, flow, variance FROM %1$I.chips_flow
                UNION ALL
                SELECT casino, superseded_by, -flow, -variance FROM %1$I.chips_flow
                 WHERE superseded_by IS NOT NULL) changes
         GROUP BY 1, 2', schema_name);`),
    );
    for (const statement of indexEverywhere(INDEXES)) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropIndexesEverywhere(INDEXES)) await queryRunner.query(statement);
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
  }
}
