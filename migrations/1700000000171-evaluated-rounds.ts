import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** Whether the rules could be applied to a round is told in the word that the code uses. */
export class EvaluatedRounds1700000000171 implements MigrationInterface {
  name = 'EvaluatedRounds1700000000171';

  async up(queryRunner: QueryRunner): Promise<void> {
    await renameColumn(queryRunner, 'judged', 'evaluated');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await renameColumn(queryRunner, 'evaluated', 'judged');
  }
}

async function renameColumn(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  await queryRunner.query(`ALTER TABLE read_model.house_round RENAME COLUMN ${from} TO ${to}`);
  await queryRunner.query(
    inEachGeneration(
      `EXECUTE format('ALTER TABLE %I.house_round RENAME COLUMN ${from} TO ${to}', schema_name);`,
    ),
  );
}
