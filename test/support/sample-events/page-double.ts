import type { PageTransaction } from '../../../src/projections/read-model';

/** The transaction of a page that answers what it is told to and keeps what it was asked. */
export class PageDouble implements PageTransaction {
  readonly asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];

  constructor(private readonly answers: readonly (readonly object[])[] = []) {}

  query<Answer>(sql: string, parameters: unknown[] = []): Promise<Answer> {
    this.asked.push({ sql: sql.replace(/\s+/g, ' '), parameters });
    return Promise.resolve((this.answers[this.asked.length - 1] ?? []) as Answer);
  }

  /** The rows of the statement, which travel as one JSON text in its first parameter. */
  rowsOf(statement = 0): unknown {
    return JSON.parse(this.asked[statement]!.parameters[0] as string) as unknown;
  }
}
