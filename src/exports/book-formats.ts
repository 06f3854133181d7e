/** The formats of a book as a file, in a module of their own, because the command line loads them for every command. */
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
