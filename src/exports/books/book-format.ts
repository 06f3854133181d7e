/** In which forms a book can be had. */
export const BOOK_FORMATS = ['csv', 'csv-es', 'jsonl', 'pdf'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
