import type { Book, Cell } from '../../../src/ledger/_core/books/book';

/** The text of a cell without its explanation. */
const shown = (cell: Cell): string => {
  if (cell === null) return '';
  if ('amount' in cell) return `${cell.amount} ${cell.currency}`;
  return Object.values(cell).flat().join(' ');
};

/** The rows of a book as text, by section. */
export const shownBook = (book: Book | string): string[] =>
  typeof book === 'string'
    ? [book]
    : book.sections.flatMap(({ en, rows, totals }) => [
        en,
        ...[...rows, ...(totals === undefined ? [] : [totals])].map((row) => row.map(shown).join(' | ')),
      ]);
