import { createHash } from 'node:crypto';
import { present } from '../kernel/present';
import type { Book } from '../ledger/_core/books/book';
import { bookCsv, MACHINE, SPANISH } from './book-csv';
import type { BookFormat } from './book-formats';
import type { ChartedBook } from './charted-book';
import { bookFec } from './book-fec';
import { bookJsonLines } from './book-json-lines';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';
import { type LeftOut, leftOutOf } from './left-out';
import { isList, type ListFile } from './lists/declared-list';
import { LIST_FORMS, type ListFormat } from './lists/list-file';

const pdfIn =
  (language: 'es' | 'en') =>
  async (book: ChartedBook): Promise<Buffer> =>
    (await import('./book-pdf.js')).bookPdf(book, language);

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

/** The bytes of a book or a list in a format: the same book gives the same bytes, in whatever thread they are made. */
export async function makeFile(book: ChartedBook | ListFile, format: BookFormat): Promise<MadeFile> {
  const made = await (isList(book) ? LIST_FORMS[format as ListFormat].make(book) : FORMS[format].make(book));
  const bytes = typeof made === 'string' ? Buffer.from(made, 'utf8') : made;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const leftOut = isList(book) ? undefined : leftOutOf(book, format);
  return { bytes, sha256, ...present({ leftOut }) };
}

export const countRows = ({ sections }: Pick<Book, 'sections'>): number =>
  sections.reduce((rows, section) => rows + section.rows.length, 0);
