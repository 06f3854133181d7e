import type { Cell, Section } from '../../ledger/_core/books/book';
import { formatMinor } from '../../kernel/money';
import type { KeptBook } from '../../ledger/books/books.queries';

/**
 * A book as JSON Lines: one object for each row, with the section it belongs to and its cells by the ids of the columns;
 * totals are told by `"total": true`. Amounts are decimal text with their currency, and the address under which they are
 * explained. The same book gives the same bytes.
 */
export function bookJsonLines({ sections, total }: KeptBook): string {
  const lines = sections.flatMap((section) => [
    ...section.rows.map((row) => rowOf(section, row)),
    ...(section.totals === undefined ? [] : [{ ...rowOf(section, section.totals), total: true }]),
  ]);
  const ofDay =
    total === undefined ? [] : [{ total: true, amount: amountOf(total), words: total.words, section: null }];
  return [...lines, ...ofDay].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const rowOf = ({ en, columns }: Section, row: readonly Cell[]): object => ({
  section: en,
  ...Object.fromEntries(columns.map(({ id }, column) => [id, valueOf(row[column] ?? null)])),
});

function valueOf(cell: Cell): unknown {
  if (cell === null) return null;
  return 'amount' in cell ? amountOf(cell) : Object.values(cell)[0];
}

const amountOf = ({
  amount,
  currency,
  figure,
}: {
  readonly amount: bigint;
  readonly currency: string;
  readonly figure?: string;
}): object => ({
  amount: formatMinor(amount, currency),
  currency,
  ...(figure === undefined ? {} : { figure }),
});
