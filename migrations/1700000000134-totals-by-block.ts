import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/** A table of totals: its key, how the lines of the journal say it, and which lines it adds up. */
interface Totals {
  readonly table: string;
  readonly key: string;
  readonly ofLines: string;
  readonly lines: string;
}

const DAY_KEY = 'casino, booking_day, gaming_day, account, currency';

const TOTALS: readonly Totals[] = [
  { table: 'day_total', key: DAY_KEY, ofLines: DAY_KEY, lines: 'true' },
  {
    table: 'session_total',
    key: 'casino, gaming_day, table_id, session_no, booking_day, game, event_type, reversal, account, currency',
    ofLines: `casino, gaming_day, coalesce(table_id, ''''), session_no, booking_day, coalesce(game, ''''), event_type, undoes,
      account, currency`,
    lines: `table_id IS NOT NULL OR starts_with(account, ''commission:'')`,
  },
];

/** Totals are cut by ten thousand records, so that what is known at an early record takes no later line off them. */
export class TotalsByBlock1700000000134 implements MigrationInterface {
  name = 'TotalsByBlock1700000000134';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, key, ofLines, lines } of TOTALS) {
      await change(queryRunner, table, { column: 'ADD COLUMN block bigint NOT NULL', key: `${key}, block` });
      await queryRunner.query(
        inEachGeneration(`EXECUTE format('
          INSERT INTO %1$I.${table} (${key}, block, debit, credit, lines)
          SELECT ${ofLines}, record_number / 10000, sum(debit), sum(credit), count(*)
            FROM %1$I.journal_line WHERE ${lines} GROUP BY ${ofLines}, record_number / 10000', schema_name);
          -- Without statistics of its rows the first reports would be answered in the slowest way.
          EXECUTE format('ANALYZE %1$I.${table}', schema_name);`),
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, key, ofLines, lines } of TOTALS) {
      await change(queryRunner, table, { column: 'DROP COLUMN block', key });
      await queryRunner.query(
        inEachGeneration(`EXECUTE format('
          INSERT INTO %1$I.${table} (${key}, debit, credit, lines)
          SELECT ${ofLines}, sum(debit), sum(credit), count(*)
            FROM %1$I.journal_line WHERE ${lines} GROUP BY ${ofLines}', schema_name);`),
      );
    }
  }
}

/** Empties the table in every generation, and gives it, and the pattern, another column and key. */
async function change(
  queryRunner: QueryRunner,
  table: string,
  { column, key }: { readonly column: string; readonly key: string },
): Promise<void> {
  const inSchema = (schema: string): string =>
    [
      `TRUNCATE ${schema}.${table}`,
      `ALTER TABLE ${schema}.${table} DROP CONSTRAINT ${table}_pkey`,
      `ALTER TABLE ${schema}.${table} ${column}`,
      `ALTER TABLE ${schema}.${table} ADD CONSTRAINT ${table}_pkey PRIMARY KEY (${key})`,
    ].join('; ');
  await queryRunner.query(inSchema('read_model'));
  await queryRunner.query(inEachGeneration(`EXECUTE format('${inSchema('%1$I')}', schema_name);`));
}
