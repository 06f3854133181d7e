import type { Judgement } from '../accounting/judgement';
import { insertRows } from './insert-rows';
import type { Queryable } from './queryable';
import type { NumberedEvent } from './register/numbered-event';

/** The transaction of a page; its search path is the generation that is written. */
export type PageTransaction = Queryable;

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
