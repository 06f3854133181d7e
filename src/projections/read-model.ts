import type { QueryRunner } from 'typeorm';
import type { Judgement } from '../accounting/judgement';
import type { NumberedEvent } from './register/numbered-event';

/** The transaction of a page; its search path is the generation that is written. */
export type PageTransaction = Pick<QueryRunner, 'query'>;

/** An event with its number and with what it means. */
export interface JudgedEvent extends NumberedEvent, Judgement {}

/**
 * A table that is a function of the log. Rows are made without looking at the database, so that a rebuild gives the
 * same ones: no serials, no present time, no random ids. Amounts and record numbers are decimal text in a row.
 */
export interface ReadModel {
  readonly table: string;
  rowsOf(fact: JudgedEvent): readonly object[];
  write(page: PageTransaction, rows: readonly object[]): Promise<void>;
}

/** A read model whose rows are only ever added: one per fact or several. */
export const appendOnly = (table: string, rowsOf: ReadModel['rowsOf']): ReadModel => ({
  table,
  rowsOf,
  write: (page, rows) => insertRows(page, table, rows),
});

/** Inserts rows, whose keys are column names, with one statement and one parameter. */
export async function insertRows(
  page: PageTransaction,
  table: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  await page.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
