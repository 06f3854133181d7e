import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inEachGeneration } from './each-generation';

/**
 * The lines of a control account with all that a sum of its sub-ledgers needs, so that what stood open on a day long ago
 * is answered from the index. One line of eight has a sub-ledger.
 */
export class LinesBySubLedger1700000000131 implements MigrationInterface {
  name = 'LinesBySubLedger1700000000131';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(indexOf('read_model.journal_line'));
    await queryRunner.query(
      inEachGeneration(`EXECUTE format('${doubled(indexOf('%I.journal_line'))}', schema_name);`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The index of a generation that was made since is named by the database.
    await queryRunner.query(`DO $$ DECLARE index_name text; BEGIN
      FOR index_name IN SELECT format('%I.%I', schemaname, indexname) FROM pg_indexes
        WHERE tablename = 'journal_line' AND indexdef LIKE '%INCLUDE (booking_day, gaming_day, sub_ledger,%'
      LOOP EXECUTE 'DROP INDEX ' || index_name; END LOOP; END $$`);
  }
}

const indexOf = (table: string): string =>
  `CREATE INDEX ON ${table} (casino, account, record_number)
     INCLUDE (booking_day, gaming_day, sub_ledger, currency, debit, credit) WHERE sub_ledger <> ''`;

const doubled = (statement: string): string => statement.replaceAll("'", "''");
