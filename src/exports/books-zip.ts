import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DataSource } from 'typeorm';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { BOOK_NAMES, BOOKS, type BookName } from '../ledger/books/book-catalogue.queries';
import { readKnownDays } from '../ledger/casino/known-days.queries';
import { RELEASE } from '../kernel/release';
import type { SecurityEntry } from '../security-log/security-entry';
import { type BookFile, bookFile, type BookManifest, type FileMaking, nameOfFile } from './book-file';
import { FilesWaiting, FileTooLarge } from './book-refusals';
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

/** A file beyond the limits: the archive names it as left out, because an answer that has begun cannot be refused. */
interface LeftOut {
  readonly path: string;
  readonly why: string;
}

interface BookSource {
  readonly reads: Pick<ReadSources, 'read'>;
  readonly making: FileMaking;
}

export type Admitted = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/**
 * The bytes of the ZIP, a book at a time: no more than one book, its files and what they compress to is in memory. Its last
 * entry is `manifest.json`, with the manifest of every file, and with what was left out because it is too large. The same
 * plan gives the same bytes.
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
  const leftOut: LeftOut[] = [];
  for (const planned of books) {
    const own = await admitted(() => filesOf(source, planned, { casino, knownAt }));
    for (const file of own) {
      if ('why' in file) {
        leftOut.push(file);
        continue;
      }
      const { path, bytes, manifest } = file;
      await add(zip, path, bytes);
      files.push({ path, ...manifest });
      yield taken();
    }
  }
  const manifest = {
    ...{ casino, knownAt: Number(knownAt), release: RELEASE, files },
    ...(leftOut.length > 0 && { leftOut }),
  };
  await add(zip, 'manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  zip.end();
  yield taken();
}

async function filesOf(
  { reads, making }: BookSource,
  { folder, ...planned }: PlannedBook,
  { casino, knownAt }: Pick<BooksPlan, 'casino' | 'knownAt'>,
): Promise<(FileOfBook | LeftOut)[]> {
  const found = await reads.read(
    (dataSource) => readKeptBook(dataSource, { ...planned, casino, knownAt }),
    isFound,
  );
  if (typeof found === 'string') throw new Error(`the book ${planned.name} of ${folder} was there: ${found}`);
  const files: (FileOfBook | LeftOut)[] = [];
  for (const format of FORMATS) {
    const made = await whenOthersAreMade(() => bookFile(found.book, found.knownAt, format, making)).catch(
      tooLarge,
    );
    if ('why' in made) files.push({ path: `${folder}/${nameOfFile(found.book, format)}`, ...made });
    else files.push({ path: `${folder}/${made.name}`, bytes: made.bytes, manifest: made.manifest });
  }
  return files;
}

function tooLarge(failure: unknown): { readonly why: string } {
  if (failure instanceof FileTooLarge) return { why: failure.message };
  throw failure;
}

const WAIT_MS = 1_000;

/** Waits for its turn without a limit, because an answer that has begun cannot be refused. */
async function whenOthersAreMade<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof FilesWaiting)) throw failure;
      await sleep(WAIT_MS);
    }
  }
}

/** Bytes that are compressed in one turn of the event loop, so that other requests are answered in between. */
const PIECE_BYTES = 128 * 1024;

async function add(zip: Zip, path: string, bytes: Buffer): Promise<void> {
  const isCompressed = /\.(pdf|xlsx)$/.test(path);
  const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
  entry.mtime = FIRST_MOMENT;
  zip.add(entry);
  for (let from = 0, isLast = false; !isLast; from += PIECE_BYTES) {
    isLast = from + PIECE_BYTES >= bytes.length;
    entry.push(bytes.subarray(from, from + PIECE_BYTES), isLast);
    await setImmediate();
  }
}

/** The first and the last day of a month as 2026-01; undefined for what is no month. */
export function daysOfMonth(month: string): { readonly day: string; readonly until: string } | undefined {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { day: `${month}-01`, until: `${month}-${last}` };
}
