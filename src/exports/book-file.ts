import { createHash } from 'node:crypto';
import { formatMinor } from '../kernel/money';
import type { Language, PersonalData } from '../access/personal-data/personal-data';
import type { SecurityEntry } from '../security-log/security-entry';
import { RELEASE } from '../kernel/release';
import type { KeptBook } from '../ledger/books/books.queries';
import { bookCsv, MACHINE, SPANISH } from './book-csv';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';
import { bookFec, bookXdiario, bookSuenlace, uncodedAccountsOf } from './accounting-programs';
import { clocksOf } from '../ledger/casino/casino-clocks.state';
import { inCasinoTime } from '../ledger/_core/books/book-in-casino-time';
import { type AmountCell, type Book, type Cell, isAmount, type Section } from '../ledger/_core/books/book';
import { present } from '../kernel/present';

const pdfIn =
  (language: 'es' | 'en') =>
  async (book: ChartedBook): Promise<Buffer> =>
    (await import('./book-pdf.js')).bookPdf(book, language);

/**
 * A book as JSON Lines: one object for each row, with the section it belongs to and its cells by the ids of the columns;
 * totals are told by `"total": true`. Amounts are decimal text with their currency, and the address under which they are
 * explained. The same book gives the same bytes.
 */
function bookJsonLines({ sections, total }: Book): string {
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

const FORMS: Readonly<
  Record<
    BookFormat,
    {
      readonly type: string;
      readonly ending: string;
      readonly make: (book: ChartedBook) => string | Buffer | Promise<Buffer>;
    }
  >
> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', make: (book) => bookCsv(book, MACHINE) },
  'csv-es': { type: 'text/csv; charset=utf-8', ending: 'es.csv', make: (book) => bookCsv(book, SPANISH) },
  jsonl: { type: 'application/x-ndjson', ending: 'jsonl', make: bookJsonLines },
  pdf: { type: 'application/pdf', ending: 'pdf', make: pdfIn('es') },
  'pdf-en': { type: 'application/pdf', ending: 'en.pdf', make: pdfIn('en') },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    make: async (book) => (await import('./book-xlsx.js')).bookXlsx(book),
  },
  fec: { type: 'text/plain; charset=utf-8', ending: 'fec.txt', make: bookFec },
  xdiario: { type: 'text/csv; charset=windows-1252', ending: 'xdiario.csv', make: bookXdiario },
  suenlace: { type: 'text/plain; charset=windows-1252', ending: 'suenlace.dat', make: bookSuenlace },
};

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
  readonly rows: number;
  readonly totals: readonly {
    readonly section: string;
    readonly column: string;
    readonly amount: string;
    readonly currency: string;
  }[];
  readonly bytes: number;
  /** Of the bytes of the file, in hexadecimal. */
  readonly sha256: string;
}

export interface BookFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly manifest: BookManifest;
}

const IN_ENGLISH: ReadonlySet<BookFormat> = new Set(['csv', 'jsonl', 'pdf-en']);

const languageOf = (format: BookFormat): Language => (IN_ENGLISH.has(format) ? 'en' : 'es');

/**
 * A book, as it was known at a record, as a file with its manifest: the same book gives the same bytes, until somebody whom
 * it names is erased.
 * @param personal reads the names of customers; without it they stand as they are recorded
 */
export async function bookFile(
  recorded: ChartedBook,
  knownAt: bigint,
  format: BookFormat,
  personal?: Pick<PersonalData, 'shown'>,
): Promise<BookFile> {
  const atCasino = inCasinoTime(recorded, recorded.clocks ?? clocksOf());
  const book = (await personal?.shown(atCasino, languageOf(format))) ?? atCasino;
  const { casino, name: of, day, until, through, status, sections } = book;
  const { type, ending, make } = FORMS[format];
  const made = await make(book);
  const bytes = typeof made === 'string' ? Buffer.from(made, 'utf8') : made;
  const name = `${casino}-${day === until ? day : `${day}-${until}`}-${of}.${ending}`;
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
    rows: sections.reduce((rows, section) => rows + section.rows.length, 0),
    totals: totalsOf(book),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  return { name, type, bytes, manifest };
}

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

/** A book that leaves the service, for the security log: which one, and the hash of its copies. */
export const exportOf = ({ query, sha256 }: BookManifest): SecurityEntry => {
  const { casino, book, day, until, format } = query;
  return { kind: 'book.exported', casino, details: { book, day, until, format, sha256 } };
};
