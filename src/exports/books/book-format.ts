import type { BookName } from '../../ledger/_core/books/book-catalogue';

/** In which forms a book can be had. */
export const BOOK_FORMATS = ['csv', 'csv-es', 'jsonl', 'pdf', 'fec', 'xdiario', 'suenlace'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** Forms that other programs take the journal in. */
const JOURNAL_ONLY: readonly BookFormat[] = ['fec', 'xdiario', 'suenlace'];

/** Whether a book can be had in a form: the journal's own only the journal. */
export const isFormatOf = (format: BookFormat, book: BookName): boolean =>
  !JOURNAL_ONLY.includes(format) || book === 'diario';

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
