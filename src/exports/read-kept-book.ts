import type { DataSource } from 'typeorm';
import { type ChartMapping, chartsOf, inForce } from '../ledger/casino/chart-mapping';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { type BookWanted, type KeptBook, type NoBook, readBook } from '../ledger/books/books.queries';
import { readCasinoBooks } from '../ledger/gaming-day/known-days.queries';
import type { Queryable } from '../ledger/_core/store/queryable';
import type { BookName } from '../ledger/_core/books/book-catalogue';

export interface FileWanted extends Omit<BookWanted, 'position'> {
  readonly knownAt?: bigint | undefined;
}

export interface ChartedBook extends KeptBook {
  readonly charts?: readonly ChartMapping[];
  /** The company whose casino it is, where the authorisation in force on the last day names it. */
  readonly company?: string;
}

interface KnownBook {
  readonly book: ChartedBook;
  readonly knownAt: bigint;
}

/** Why there is no such book; `BOOK.NOT_YET` where it is wanted as known at a record that is not there yet. */
export type NoFile = NoBook | 'BOOK.NOT_YET';

export async function readKeptBook(
  dataSource: DataSource,
  { knownAt, ...wanted }: FileWanted,
): Promise<KnownBook | NoFile> {
  const snapshot = new OperationSnapshot(dataSource);
  try {
    const last = await snapshot.positionOf(wanted.casino);
    if (last === undefined) return 'GAMING_DAY.UNKNOWN';
    if (knownAt !== undefined && knownAt > last) return 'BOOK.NOT_YET';
    const position = knownAt ?? last;
    const book = await snapshot.read((manager) => readChartedBook(manager, { ...wanted, position }));
    return typeof book === 'string' ? book : { book, knownAt: position };
  } finally {
    await snapshot.close();
  }
}

async function readChartedBook(db: Queryable, wanted: BookWanted): Promise<ChartedBook | NoBook> {
  const book = await readBook(db, wanted);
  if (typeof book === 'string') return book;
  const { authorisations = [] } = await readCasinoBooks(db, wanted);
  const company = inForce(authorisations, book.until)?.accounting?.duty?.company;
  return { ...book, charts: chartsOf(authorisations), ...(company === undefined ? {} : { company }) };
}

export const BOOK_FORMATS = ['csv', 'csv-es', 'jsonl', 'pdf', 'xlsx', 'fec', 'xdiario', 'suenlace'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

const JOURNAL_ONLY: readonly BookFormat[] = ['fec', 'xdiario', 'suenlace'];

export const isFormatOf = (format: BookFormat, book: BookName): boolean =>
  !JOURNAL_ONLY.includes(format) || book === 'diario';

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
