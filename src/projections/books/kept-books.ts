import { anticiposBook } from '../../accounting/books/anticipos.book';
import { beneficiosBook } from '../../accounting/books/beneficios.book';
import type { Book } from '../../accounting/books/book';
import type { BookName } from '../../accounting/books/book-catalogue';
import { controlBook } from '../../accounting/books/control-de-ingresos.book';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';
import { readPoolIncome } from './cagnotte-sums';
import { readSessionFigures } from './session-figures';

type BookReader = (db: Queryable, span: BookSpan) => Promise<Book>;

/** A book is what it makes of the figures it names; nothing else is read for it. */
const made =
  <Figures>(
    read: (db: Queryable, span: BookSpan) => Promise<Figures>,
    bookOf: (figures: Figures) => Book,
  ): BookReader =>
  async (db, span) =>
    bookOf(await read(db, span));

/** How each book is made: from which figures, and what of them. */
export const KEPT_BOOKS: Readonly<Record<BookName, BookReader>> = {
  anticipos: made(readSessionFigures, anticiposBook),
  beneficios: made(readSessionFigures, beneficiosBook),
  'control-de-ingresos': made(
    async (db, span) => ({
      ...(await readSessionFigures(db, span)),
      pools: await readPoolIncome(db, span),
    }),
    controlBook,
  ),
};
