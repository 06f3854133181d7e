import type { Client } from './client';

/** A section of a book in the answer of GraphQL. */
interface AnsweredSection {
  readonly es: string;
  readonly columns: readonly { readonly id: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[] | null;
}

/** A book in the answer of GraphQL. */
export interface AnsweredBook {
  readonly status: string;
  readonly signatures: readonly string[];
  readonly sections: readonly AnsweredSection[];
}

/** Queries a book such as `ANTICIPOS` of a casino and a day, or of a period that ends at `until`. */
export async function askBook(
  client: Client,
  name: string,
  { casino, day, until }: { readonly casino: string; readonly day: string; readonly until?: string },
): Promise<AnsweredBook> {
  const last = until === undefined ? '' : `, until: "${until}"`;
  const { book } = await client.ask<{ book: AnsweredBook }>(
    `{ book(casino: "${casino}", day: "${day}", book: ${name}${last}) { ... on Book {
         status signatures sections { es columns { id } rows totals } } } }`,
  );
  return book;
}

/** The rows of a section with these columns only. */
export const columnsOf = ({ columns, rows }: AnsweredSection, ...ids: readonly string[]): string[][] =>
  rows.map((row) => ids.map((id) => row[columns.findIndex((column) => column.id === id)]!));
