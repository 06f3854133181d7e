import { formatMinor } from '../kernel/money';
import type { Language, PersonalData } from '../ledger/personal-data/personal-data';
import type { SecurityEntry } from '../security-log/security-entry';
import { present } from '../kernel/present';
import { RELEASE } from '../kernel/release';
import type { KeptBook } from '../ledger/books/books.queries';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';
import { clocksOf, readClock } from '../ledger/casino/casino-clocks.state';
import { inCasinoTime } from '../ledger/_core/books/book-in-casino-time';
import type { LeftOut } from './left-out';
import type { ListFile } from './lists/declared-list';
import { uncodedAccountsOf } from './journal-lines';
import { countRows, FORMS, type MadeFile, makeFile } from './file-forms';
import { type AmountCell, type Book, isAmount } from '../ledger/_core/books/book';

export interface BookManifest {
  readonly file: string;
  readonly query: {
    readonly casino: string;
    readonly book: string;
    readonly day: string;
    readonly until: string;
    readonly format: BookFormat;
  };
  readonly asOf: string;
  readonly knownAt: number;
  /** The record up to which the book is written; for a closed day, its close. */
  readonly position: number;
  readonly status: KeptBook['status'];
  /** The release that wrote it; another may write the same figures in different bytes. */
  readonly release: string;
  /** Accounts of a journal that have no code in the casino's chart: they appear under their own names. */
  readonly accountsWithoutCode?: readonly string[];
  /** What a file for an accounting program omits of the journal. */
  readonly leftOut?: LeftOut;
  readonly rows: number;
  readonly totals: readonly {
    readonly section: string;
    readonly column: string;
    readonly amount: string;
    readonly currency: string;
  }[];
  readonly bytes: number;
  /** SHA-256 of the bytes of the file, in hexadecimal. */
  readonly sha256: string;
}

export interface FileMaking {
  /** Decrypts the names of customers; without it they stay encrypted. */
  readonly personal?: Pick<PersonalData, 'shown'>;
  /** Makes the bytes: in this thread, or in one of its own (`FileThreads`). */
  readonly make?: (book: ChartedBook | ListFile, format: BookFormat) => Promise<MadeFile>;
}

export interface BookFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly manifest: BookManifest;
}

const IN_ENGLISH: ReadonlySet<BookFormat> = new Set(['csv', 'jsonl', 'pdf-en']);

const languageOf = (format: BookFormat): Language => (IN_ENGLISH.has(format) ? 'en' : 'es');

/** Adds the casino's clocks. A certificate's moment in UTC stays in UTC, and the paper says so. */
function withHours({ certificates, clocks = clocksOf(), ...book }: ChartedBook): ChartedBook {
  const signed = certificates?.map(({ at, ...certificate }) =>
    at === undefined || at.endsWith('Z')
      ? { ...certificate, ...present({ at }) }
      : { ...certificate, ...readClock(clocks, at, book) },
  );
  return { ...inCasinoTime(book, clocks), ...present({ certificates: signed }) };
}

/**
 * Makes a file of a book as known at a record, with its manifest. The same book gives the same bytes until a name in it
 * is erased.
 */
export async function bookFile(
  recorded: ChartedBook,
  knownAt: bigint,
  format: BookFormat,
  { personal, make = makeFile }: FileMaking = {},
): Promise<BookFile> {
  const atCasino = withHours(recorded);
  const book = (await personal?.shown(atCasino, languageOf(format))) ?? atCasino;
  const { casino, name: of, day, until, through, status } = book;
  const { type } = FORMS[format];
  const { bytes, sha256, leftOut } = await make(book, format);
  const name = nameOfFile(book, format);
  const uncoded = uncodedAccountsOf(book);
  const manifest: BookManifest = {
    file: name,
    query: { casino, book: of, day, until, format },
    asOf: until,
    knownAt: Number(knownAt),
    position: Number(through),
    status,
    release: RELEASE,
    ...(uncoded.length === 0 ? {} : { accountsWithoutCode: uncoded }),
    ...present({ leftOut }),
    rows: countRows(book),
    totals: totalsOf(book),
    bytes: bytes.length,
    sha256,
  };
  return { name, type, bytes, manifest };
}

export const nameOfFile = (
  { casino, day, until, name }: Pick<ChartedBook, 'casino' | 'day' | 'until' | 'name'>,
  format: BookFormat,
): string => `${casino}-${day === until ? day : `${day}-${until}`}-${name}.${FORMS[format].ending}`;

export const manifestText = (manifest: BookManifest): string => `${JSON.stringify(manifest, undefined, 2)}\n`;

function totalsOf({ sections, total }: Book): BookManifest['totals'] {
  const totals: BookManifest['totals'][number][] = [];
  const add = (
    section: string,
    column: string,
    { amount, currency }: Pick<AmountCell, 'amount' | 'currency'>,
  ) => totals.push({ section, column, amount: formatMinor(amount, currency), currency });
  for (const section of sections) {
    for (const [at, cell] of (section.totals ?? []).entries())
      if (isAmount(cell)) add(section.en, section.columns[at]!.id, cell);
  }
  if (total !== undefined) add('', 'total', total);
  return totals;
}

/** The entry of the security log for an exported book, with the hash of its copies. */
export const exportOf = ({ query, sha256 }: BookManifest): SecurityEntry => {
  const { casino, book, day, until, format } = query;
  return { kind: 'book.exported', casino, details: { book, day, until, format, sha256 } };
};
