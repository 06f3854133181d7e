import { formatMinor } from '../kernel/money';
import { present } from '../kernel/present';
import type { AmountCell, Book, Cell, Section } from '../ledger/_core/books/book';

/**
 * A book as JSON Lines: one object for each row, with the section it belongs to and its cells by the ids of the columns;
 * rows of totals have `"total": true`. An amount is decimal text with its currency and the address of its explanation. The
 * same book gives the same bytes.
 */
export function bookJsonLines({ sections, total }: Book): string {
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

const amountOf = ({ amount, currency, figure }: Pick<AmountCell, 'amount' | 'currency' | 'figure'>) => ({
  amount: formatMinor(amount, currency),
  currency,
  ...present({ figure }),
});
