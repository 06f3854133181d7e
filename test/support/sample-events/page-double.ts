import type { PageTransaction } from '../../../src/ledger/_core/store/read-model';

/** A page transaction with preset answers that collects all statements except queries for column types. */
export class PageDouble implements PageTransaction {
  readonly asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];

  constructor(private readonly answers: readonly (readonly object[])[] = []) {}

  query<Answer>(sql: string, parameters: unknown[] = []): Promise<Answer> {
    if (sql.includes('pg_attribute')) return Promise.resolve([] as Answer);
    this.asked.push({ sql: sql.replace(/\s+/g, ' '), parameters });
    return Promise.resolve((this.answers[this.asked.length - 1] ?? []) as Answer);
  }

  rowsOf(statement = 0): InsertedRow[] {
    return insertedRows(this.asked[statement]!);
  }
}

export type InsertedRow = Record<string, string | null>;

/** The rows of an INSERT by column; every cell is text, or absent. */
export function insertedRows({ sql, parameters }: PageDouble['asked'][number]): InsertedRow[] {
  const columns = /INSERT INTO \S+ \(([^)]*)\)/.exec(sql)![1]!.split(', ');
  const [text, row, cell, absent] = parameters as [string, string, string, string];
  return text.split(row).map((line) => {
    const cells = line.split(cell).map((value) => (value === absent ? null : value));
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]!]));
  });
}
