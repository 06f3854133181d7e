import { createHash } from 'node:crypto';
import { formatMinor } from '../kernel/money';
import { present } from '../kernel/present';
import { type AmountCell, type Book, type Cell, type Section } from '../ledger/_core/books/book';
import { bookCsv, MACHINE, SPANISH } from './book-csv';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';
import { bookFec } from './book-fec';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';
import { type LeftOut, leftOutOf } from './left-out';

const pdfIn =
  (language: 'es' | 'en') =>
  async (book: ChartedBook): Promise<Buffer> =>
    (await import('./book-pdf.js')).bookPdf(book, language);

/**
 * A book as JSON Lines: one object for each row, with the section it belongs to and its cells by the ids of the columns;
 * rows of totals have `"total": true`. An amount is decimal text with its currency and the address of its explanation. The
 * same book gives the same bytes.
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

/** The media type, the ending of the name and the writer of each format. */
export const FORMS: Readonly<
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

export interface MadeFile {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  readonly leftOut?: LeftOut;
}

/** The bytes of a book in a format: the same book gives the same bytes, in whatever thread they are made. */
export async function makeFile(book: ChartedBook, format: BookFormat): Promise<MadeFile> {
  const made = await FORMS[format].make(book);
  const bytes = typeof made === 'string' ? Buffer.from(made, 'utf8') : made;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, ...present({ leftOut: leftOutOf(book, format) }) };
}

export const countRows = ({ sections }: Pick<Book, 'sections'>): number =>
  sections.reduce((rows, section) => rows + section.rows.length, 0);
