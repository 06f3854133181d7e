import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

const COLUMNS = ['citation', 'expected', 'found'] as const;

/** Findings in Spanish beside English. Of a ledger that was kept before, they stay in English until the next rebuild. */
export class FindingsInSpanish1700000000181 implements MigrationInterface {
  name = 'FindingsInSpanish1700000000181';

  async up(queryRunner: QueryRunner): Promise<void> {
    await everywhere(queryRunner, COLUMNS.map((column) => `ADD COLUMN ${column}_es text`).join(', '));
    await everywhere(
      queryRunner,
      COLUMNS.map((column) => `ALTER COLUMN ${column}_es SET NOT NULL`).join(', '),
      COLUMNS.map((column) => `${column}_es = ${column}`).join(', '),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await everywhere(queryRunner, COLUMNS.map((column) => `DROP COLUMN ${column}_es`).join(', '));
  }
}

/** In the pattern and in every generation; of what is there something may be set first. */
async function everywhere(queryRunner: QueryRunner, change: string, set?: string): Promise<void> {
  const statements = [
    ...(set === undefined ? [] : [`UPDATE %I.finding SET ${set}`]),
    `ALTER TABLE %I.finding ${change}`,
  ];
  for (const statement of statements) {
    await queryRunner.query(statement.replace('%I', 'read_model'));
    await queryRunner.query(inEachGeneration(`EXECUTE format('${statement}', schema_name);`));
  }
}
