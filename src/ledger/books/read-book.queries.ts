import { addressedBook } from '../_core/books/addressed-book';
import type { Book } from '../_core/books/book';
import { inOneCurrency } from '../_core/books/one-currency';
import { type BookKind, bookKind, type BookName } from '../_core/books/book-catalogue';
import type { DayAt } from '../_core/books/booked-moves.queries';
import type { Queryable } from '../_core/store/queryable';
import { KEPT_BOOKS } from './kept-books.queries';
import { readDayStanding, readPeriodStanding, type Standing } from './standing.queries';

export interface KeptBook extends Book, BookKind, Standing {
  readonly name: BookName;
  readonly casino: string;
  readonly day: string;
  /** The last day; of a book of one day, the day itself. */
  readonly until: string;
}

/** Which book is wanted; `until` is the last day of a period. */
export interface BookWanted extends DayAt {
  readonly name: BookName;
  readonly until?: string | undefined;
}

/** Why there is no such book: nothing is known of its days, or it is a book of one day. */
export type NoBook = 'GAMING_DAY.UNKNOWN' | 'BOOK.OF_ONE_DAY';

/** A book of a day, of a closed one as it was at its close; or of a period, as it is known at the position. */
export async function readBook(db: Queryable, { name, ...wanted }: BookWanted): Promise<KeptBook | NoBook> {
  const at = { ...wanted, until: wanted.until ?? wanted.day };
  const kind = bookKind(name);
  const isPeriod = at.until !== at.day;
  if (isPeriod && kind.span === 'day') return 'BOOK.OF_ONE_DAY';
  const standing = isPeriod ? await readPeriodStanding(db, at) : await readDayStanding(db, at);
  if (standing === undefined) return 'GAMING_DAY.UNKNOWN';
  const { through: position, currency } = standing;
  const book = await KEPT_BOOKS[name](db, { ...at, position, knownAt: at.position, currency });
  const named = { book: name, day: at.day, ...(isPeriod ? { until: at.until } : {}) };
  return {
    ...addressedBook(inOneCurrency(book, currency), named),
    ...kind,
    ...standing,
    name,
    casino: at.casino,
    day: at.day,
    until: at.until,
  };
}
