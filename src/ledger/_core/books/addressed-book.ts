import { addressOfFigure, type BookFigure, TOTAL } from './figure';
import { type Book, type Cell, type Section, type ColumnOf } from './book';
import { bookColumn, isAmount, moment, sectionOf, text } from './book';
import { sectionsWere } from './layout';
import { TIE_OUTS, type TieOutName } from '../tie-out-catalogue';
import type { Imported } from '../../../kernel/envelope';
import { signedAs, staffName } from './declared-fact';
import { present } from '../../../kernel/present';

type OfBook = Omit<BookFigure, 'kind' | 'cell'>;

/** Gives each amount of the book its address: that of the figure it shows, or else its position in the book. */
export const addressedBook = (book: Book, of: OfBook): Book => ({
  ...book,
  sections: book.sections.map((section, n) => addressedSection(section, n + 1, of)),
  ...(book.total && { total: { figure: addressOfFigure({ kind: 'book', ...of }), ...book.total } }),
});

export const shownBook = ({ sections, total }: Book): Book => ({
  sections: sections.map(({ onPaper: _, ...section }) => ({
    ...section,
    columns: section.columns.map(({ isOffPaper: __, ...column }) => column),
    rows: section.rows.map(shownCells),
    ...(section.totals && { totals: shownCells(section.totals) }),
  })),
  ...(total && { total: withoutPlace(total) }),
});

const shownCells = (cells: readonly Cell[]): Cell[] =>
  cells.map((cell) => {
    if (cell !== null && 'text' in cell) return { text: cell.text };
    if (!isAmount(cell)) return cell;
    const { amount, currency, figure } = cell;
    return withoutPlace({ amount, currency, ...present({ figure }) });
  });

function withoutPlace<Amount extends { readonly figure?: string }>(amount: Amount): Amount {
  const { figure, ...shown } = amount;
  return figure === undefined || figure.startsWith('book/') ? (shown as Amount) : amount;
}

function addressedSection(section: Section, number: number, of: OfBook): Section {
  const rowAt = (cells: readonly Cell[], row: number | typeof TOTAL): Cell[] =>
    cells.map((cell, n) => {
      const column = section.columns[n]?.id;
      if (!isAmount(cell) || column === undefined) return cell;
      return {
        figure: addressOfFigure({ kind: 'book', ...of, cell: { section: number, row, column } }),
        ...cell,
      };
    });
  return {
    ...section,
    rows: section.rows.map((row, n) => rowAt(row, n + 1)),
    ...(section.totals && { totals: rowAt(section.totals, TOTAL) }),
  };
}

export interface ExplanationInBook {
  readonly day: string;
  readonly record: bigint;
  readonly check: string;
  /** The row that is explained; undefined where the explanation is about the whole check. */
  readonly at?: string;
  readonly explanation: string;
  readonly by: { readonly id: string; readonly name?: string };
  readonly imported?: Imported | undefined;
}

const COLUMNS: readonly ColumnOf<ExplanationInBook>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ day }) => moment(day)),
  bookColumn('record', ['Record of the close', 'Registro del cierre'], ({ record }) =>
    text(record.toString()),
  ),
  bookColumn('check', ['Check', 'Comprobación'], ({ check }) => text(check)),
  bookColumn('what', ['What it holds', 'Qué comprueba'], ({ check }) =>
    Object.hasOwn(TIE_OUTS, check) ? text(TIE_OUTS[check as TieOutName].saysEs) : null,
  ),
  bookColumn('at', ['At', 'Punto'], ({ at = '' }) => ({ point: at })),
  bookColumn('explanation', ['Explanation', 'Explicación'], ({ explanation }) => text(explanation)),
  bookColumn('by', ['Explained by', 'Explicado por'], ({ by, imported }) =>
    text(signedAs(staffName(by), imported)),
  ),
];

/** Writes points of checks as text, as archives before 0.3.0 hold them. */
export const pointsInText = sectionsWere(({ rows, ...section }) => ({
  ...section,
  rows: rows.map((row) =>
    row.map((cell) =>
      cell !== null && 'point' in cell ? text(cell.point === '' ? 'toda la comprobación' : cell.point) : cell,
    ),
  ),
}));

/**
 * Lists the checks that did not tie at each close, with the explanations of named persons, in the order of the closes.
 */
export const explanationsSection = (explanations: readonly ExplanationInBook[]): Section =>
  sectionOf({ en: 'Explained at the close', es: 'Explicaciones dadas al cierre' }, COLUMNS, explanations);
