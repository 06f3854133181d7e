import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DataSource } from 'typeorm';
import type { PersonalData } from '../access/personal-data/personal-data';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { BOOK_NAMES, BOOKS, type BookName } from '../ledger/books/book-catalogue.queries';
import { readKnownDays } from '../ledger/gaming-day/known-days.queries';
import { RELEASE } from '../kernel/release';
import type { SecurityEntry } from '../security-log/security-entry';
import { type BookFile, bookFile, type BookManifest } from './book-file';
import type { ChartedBook, FileWanted } from './charted-book';
import type { ReadSources } from '../projector/read-sources';
import type { BookFormat } from './book-formats';
import { FIRST_MOMENT } from './book-xlsx';
import { isFound, type NoFile, readKeptBook } from './read-kept-book';

const FORMATS = ['pdf', 'csv-es', 'xlsx'] as const satisfies readonly BookFormat[];

type BooksWanted = Pick<ChartedBook, 'casino' | 'day' | 'until'> & Pick<FileWanted, 'knownAt'>;

interface PlannedBook extends Pick<ChartedBook, 'day' | 'until'> {
  readonly folder: string;
  readonly name: BookName;
}

export interface BooksPlan {
  readonly casino: string;
  readonly knownAt: bigint;
  readonly file: string;
  readonly books: readonly PlannedBook[];
}

export async function planBooks(dataSource: DataSource, wanted: BooksWanted): Promise<BooksPlan | NoFile> {
  const { casino, day: from, until } = wanted;
  const snapshot = new OperationSnapshot(dataSource);
  try {
    const last = await snapshot.positionOf(casino);
    if (last === undefined) return 'GAMING_DAY.UNKNOWN';
    const knownAt = wanted.knownAt ?? last;
    if (knownAt > last) return 'BOOK.NOT_YET';
    const days = await snapshot.read((db) =>
      readKnownDays(db, { casino, position: knownAt, period: { from, until } }),
    );
    if (days.length === 0) return 'GAMING_DAY.UNKNOWN';
    const month = from.slice(0, 7);
    const file = `${casino}-${from === until ? from : month}-libros.zip`;
    return { casino, knownAt, file, books: from === until ? booksOfDay(from) : booksOfMonth(days, wanted) };
  } finally {
    await snapshot.close();
  }
}

/** The books that leave the service together, for the security log, before the first is made. */
export const exportOfAll = ({ casino, knownAt, file, books }: BooksPlan): SecurityEntry => ({
  kind: 'book.exported',
  casino,
  details: { book: 'all', file, format: 'zip', books: `${books.length}`, knownAt: `${knownAt}` },
});

const booksOfDay = (day: string): PlannedBook[] =>
  BOOK_NAMES.map((name) => ({ folder: day, name, day, until: day }));

function booksOfMonth(days: readonly string[], { day, until }: BooksWanted): PlannedBook[] {
  const isOfPeriods = (name: BookName): boolean => BOOKS[name].span === 'period';
  return [
    ...BOOK_NAMES.filter(isOfPeriods).map((name) => ({ folder: day.slice(0, 7), name, day, until })),
    ...days.flatMap((each) => booksOfDay(each).filter(({ name }) => !isOfPeriods(name))),
  ];
}

interface FileOfBook extends Pick<BookFile, 'bytes' | 'manifest'> {
  readonly path: string;
}

interface BookSource {
  readonly reads: Pick<ReadSources, 'read'>;
  readonly personal: Pick<PersonalData, 'shown'>;
}

export type Admitted = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/**
 * The bytes of the ZIP, a book at a time: no more than one book, its files and what they compress to is in memory. Its last
 * entry is `manifest.json`, with the manifest of every file. The same plan gives the same bytes.
 * @param admitted around the making of each book, and not around what waits for the reader
 */
export async function* zipOfBooks(
  source: BookSource,
  { casino, knownAt, books }: BooksPlan,
  admitted: Admitted,
): AsyncGenerator<Buffer> {
  let made: Buffer[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    made.push(Buffer.from(chunk));
  });
  const taken = (): Buffer => {
    const bytes = Buffer.concat(made);
    made = [];
    return bytes;
  };
  const files: (BookManifest & { readonly path: string })[] = [];
  for (const planned of books) {
    const own = await admitted(() => filesOf(source, planned, { casino, knownAt }));
    for (const { path, bytes, manifest } of own) {
      add(zip, path, bytes);
      files.push({ path, ...manifest });
      yield taken();
    }
  }
  const manifest = { casino, knownAt: Number(knownAt), release: RELEASE, files };
  add(zip, 'manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  zip.end();
  yield taken();
}

async function filesOf(
  { reads, personal }: BookSource,
  { folder, ...planned }: PlannedBook,
  { casino, knownAt }: Pick<BooksPlan, 'casino' | 'knownAt'>,
): Promise<FileOfBook[]> {
  const found = await reads.read(
    (dataSource) => readKeptBook(dataSource, { ...planned, casino, knownAt }),
    isFound,
  );
  if (typeof found === 'string') throw new Error(`the book ${planned.name} of ${folder} was there: ${found}`);
  const files: FileOfBook[] = [];
  for (const format of FORMATS) {
    const { name, bytes, manifest } = await bookFile(found.book, found.knownAt, format, personal);
    files.push({ path: `${folder}/${name}`, bytes, manifest });
  }
  return files;
}

function add(zip: Zip, path: string, bytes: Buffer): void {
  const isCompressed = /\.(pdf|xlsx)$/.test(path);
  const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
  entry.mtime = FIRST_MOMENT;
  zip.add(entry);
  entry.push(bytes, true);
}

/** The first and the last day of a month as 2026-01; undefined for what is no month. */
export function daysOfMonth(month: string): { readonly day: string; readonly until: string } | undefined {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { day: `${month}-01`, until: `${month}-${last}` };
}
