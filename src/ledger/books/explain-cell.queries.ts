import { type AmountCell, type Cell, isAmount, type Section } from '../_core/books/book';
import type { CellPart, Explanation, Term } from '../_core/books/cell-part';
import { type BookFigure, figureAt, TOTAL } from '../_core/books/figure';
import type { Minor } from '../../kernel/money';
import { isBookName } from './book-catalogue.queries';
import { type KeptBook, readBook } from './books.queries';
import type { Queryable } from '../../database/queryable';
import type { BooksAt } from '../journal/journal.queries';
import { type Explain, partTerms } from './part-terms.queries';

interface ExplainRequest {
  readonly book: KeptBook;
  readonly position: bigint;
  readonly explain: Explain;
}

/** Explains a cell of a book: the book is derived as known, and each part of the cell is read independently of it. */
export async function explainCell(
  db: Queryable,
  at: BooksAt,
  { book: name, day, until, cell }: BookFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  if (!isBookName(name)) return undefined;
  const book = await readBook(db, { ...at, name, day, until });
  if (typeof book === 'string') return undefined;
  return explainCellOf(db, { book, position: at.position, explain }, cell);
}

export async function explainCellOf(
  db: Queryable,
  asked: ExplainRequest,
  cell: BookFigure['cell'],
): Promise<Explanation | undefined> {
  const { book } = asked;
  if (cell === undefined) return explainTotal(db, asked);
  const section = book.sections[cell.section - 1];
  const row = cell.row === TOTAL ? (section?.rows.length ?? 0) : cell.row - 1;
  const place = { section: cell.section - 1, row, column: cell.column };
  const shown = amountAt(book, place);
  if (shown === undefined) return undefined;
  const { amount, currency, parts } = shown;
  if (parts === undefined && cell.row === TOTAL && section !== undefined)
    return { amount, currency, terms: columnTerms(section, cell.column, currency) };
  return parts === undefined
    ? explainShown(db, asked, shown)
    : explainParts(db, { ...asked, place, currency }, { amount, parts });
}

async function explainShown(db: Queryable, { book, explain }: ExplainRequest, { figure = '' }: AmountCell) {
  const found = figureAt(figure);
  if (found === undefined || found.kind === 'book') return undefined;
  return explain(db, { casino: book.casino, position: book.through }, found);
}

async function explainParts(
  db: Queryable,
  made: Made,
  { amount, parts }: { readonly amount: Minor; readonly parts: readonly CellPart[] },
): Promise<Explanation> {
  const { currency } = made;
  const terms: Term[] = [];
  for (const part of parts) terms.push(...(await termsOf(db, made, part)));
  return { amount, currency, terms };
}

async function explainTotal(db: Queryable, { book, explain }: ExplainRequest) {
  const { casino, through, total } = book;
  const figure = figureAt(total?.figure ?? '');
  if (total === undefined || figure === undefined) return undefined;
  if (figure.kind !== 'book') return explain(db, { casino, position: through }, figure);
  return { amount: total.amount, currency: total.currency, terms: [] };
}

/** The position of a cell in a book: section and row from 0; the totals follow the last row. */
interface Place {
  readonly section: number;
  readonly row: number;
  readonly column: string;
}

function amountAt({ sections }: KeptBook, { section: n, row, column }: Place): AmountCell | undefined {
  const section = sections[n];
  const cells = row === section?.rows.length ? section.totals : section?.rows[row];
  const cell = cells?.[section!.columns.findIndex(({ id }) => id === column)];
  return isAmount(cell) ? cell : undefined;
}

function columnTerms({ columns, rows }: Section, column: string, currency: string): Term[] {
  const index = columns.findIndex(({ id }) => id === column);
  return rows.flatMap((row) => cellTerm(row[index] ?? null, currency, 1));
}

const cellTerm = (cell: Cell, currency: string, sign: 1 | -1): Term[] =>
  isAmount(cell) && cell.currency === currency && cell.figure !== undefined
    ? [{ kind: 'figure', sign, amount: BigInt(sign) * cell.amount, figure: cell.figure }]
    : [];

interface Made extends ExplainRequest {
  readonly place: Place;
  readonly currency: string;
}

/** Books with the entry of the close itself, which follows its checks. */
const OF_THE_JOURNAL: ReadonlySet<string> = new Set(['diario', 'diario-resumen', 'mayor']);

const knownTo = ({ book, position }: Made): BooksAt => ({
  casino: book.casino,
  position: OF_THE_JOURNAL.has(book.name) ? position : book.through,
});

async function termsOf(db: Queryable, made: Made, part: CellPart): Promise<Term[]> {
  if (part.from !== 'cell') return partTerms(db, { at: knownTo(made), explain: made.explain }, part);
  const { section, row } = made.place;
  const of = part.of ?? { section, row: row + (part.further ?? 0) };
  const cell = amountAt(made.book, { ...of, column: part.column }) ?? null;
  return cellTerm(cell, made.currency, part.sign);
}
