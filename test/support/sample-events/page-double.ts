import type { PageTransaction } from '../../../src/ledger/_core/store/read-model';

/** The transaction of a page that answers what it is told to and keeps what it was asked, but for types of columns. */
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

/** The rows of an inserting statement, by the names of their columns; every cell is a text, or absent. */
export function insertedRows({ sql, parameters }: PageDouble['asked'][number]): InsertedRow[] {
  const columns = /INSERT INTO \S+ \(([^)]*)\)/.exec(sql)![1]!.split(', ');
  const [text, row, cell, absent] = parameters as [string, string, string, string];
  return text.split(row).map((line) => {
    const cells = line.split(cell).map((value) => (value === absent ? null : value));
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]!]));
  });
}
