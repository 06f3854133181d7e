import { anticiposBook } from './anticipos.book';
import { beneficiosBook } from './beneficios.book';
import type { Book, BookName } from './book';
import type { BookFigures } from './book-figures';
import { controlBook } from './control-de-ingresos.book';

/** How each book is made from the figures of its day. */
export const BOOK_OF: Readonly<Record<BookName, (figures: BookFigures) => Book>> = {
  anticipos: anticiposBook,
  beneficios: beneficiosBook,
  'control-de-ingresos': controlBook,
};
