import type { FileName } from './charted-book';

export const BOOK_FORMATS = [
  'csv',
  'csv-es',
  'jsonl',
  'pdf',
  'pdf-en',
  'xlsx',
  'fec',
  'xdiario',
  'suenlace',
] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

const JOURNAL_ONLY: readonly BookFormat[] = ['fec', 'xdiario', 'suenlace'];

export const isFormatOf = (format: BookFormat, book: FileName): boolean =>
  !JOURNAL_ONLY.includes(format) || book === 'diario';

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
