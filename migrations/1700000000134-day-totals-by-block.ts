import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

const KEY = 'casino, booking_day, gaming_day, account, currency';

/** Totals of days cut by ten thousand records, so that a report known at an early record takes no later line off them. */
export class DayTotalsByBlock1700000000134 implements MigrationInterface {
  name = 'DayTotalsByBlock1700000000134';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of changed('ADD COLUMN block bigint NOT NULL', `${KEY}, block`)) {
      await queryRunner.query(statement);
    }
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('
        INSERT INTO %1$I.day_total (${KEY}, block, debit, credit, lines)
        SELECT ${KEY}, record_number / 10000, sum(debit), sum(credit), count(*)
          FROM %1$I.journal_line GROUP BY ${KEY}, record_number / 10000', schema_name);`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of changed('DROP COLUMN block', KEY)) await queryRunner.query(statement);
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('
        INSERT INTO %1$I.day_total (${KEY}, debit, credit, lines)
        SELECT ${KEY}, sum(debit), sum(credit), count(*) FROM %1$I.journal_line GROUP BY ${KEY}', schema_name);`),
    );
  }
}

/** Empties the totals of every generation and gives them, and the pattern, another column and key. */
const changed = (column: string, key: string): string[] => [
  ...['read_model', '%1$I'].map((schema) => {
    const statements = [
      `TRUNCATE ${schema}.day_total`,
      `ALTER TABLE ${schema}.day_total DROP CONSTRAINT day_total_pkey`,
      `ALTER TABLE ${schema}.day_total ${column}`,
      `ALTER TABLE ${schema}.day_total ADD CONSTRAINT day_total_pkey PRIMARY KEY (${key})`,
    ].join('; ');
    return schema === 'read_model'
      ? statements
      : inEachGeneration(`EXECUTE format('${statements}', schema_name);`);
  }),
];
