import { addressOf, type BookFigure, TOTAL } from '../explain/figure';
import type { Book, Cell, Section } from './book';

type OfBook = Omit<BookFigure, 'kind' | 'cell'>;

/** The book with an address at each of its amounts: that of the figure shown, or the place of the cell. */
export const addressedBook = (book: Book, of: OfBook): Book => ({
  ...book,
  sections: book.sections.map((section, n) => addressedSection(section, n + 1, of)),
  ...(book.total === undefined
    ? {}
    : { total: { figure: addressOf({ kind: 'book', ...of }), ...book.total } }),
});

export const shownBook = ({ sections, total }: Book): Book => ({
  sections: sections.map((section) => ({
    ...section,
    rows: section.rows.map(shownCells),
    ...(section.totals === undefined ? {} : { totals: shownCells(section.totals) }),
  })),
  ...(total === undefined ? {} : { total: withoutPlace(total) }),
});

const shownCells = (cells: readonly Cell[]): Cell[] =>
  cells.map((cell) => {
    if (cell === null || !('amount' in cell)) return cell;
    const { amount, currency, figure } = cell;
    return withoutPlace({ amount, currency, ...(figure === undefined ? {} : { figure }) });
  });

function withoutPlace<Amount extends { readonly figure?: string }>(amount: Amount): Amount {
  const { figure, ...shown } = amount;
  return figure === undefined || figure.startsWith('book/') ? (shown as Amount) : amount;
}

function addressedSection(section: Section, number: number, of: OfBook): Section {
  const rowAt = (cells: readonly Cell[], row: number | typeof TOTAL): Cell[] =>
    cells.map((cell, n) => {
      const column = section.columns[n]?.id;
      if (cell === null || !('amount' in cell) || column === undefined) return cell;
      return { figure: addressOf({ kind: 'book', ...of, cell: { section: number, row, column } }), ...cell };
    });
  return {
    ...section,
    rows: section.rows.map((row, n) => rowAt(row, n + 1)),
    ...(section.totals === undefined ? {} : { totals: rowAt(section.totals, TOTAL) }),
  };
}
