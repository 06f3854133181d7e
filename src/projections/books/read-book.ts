import type { Book, BookName } from '../../accounting/books/book';
import { BOOK_OF } from '../../accounting/books/books';
import type { GamingDayStatus } from '../../domain/gaming-day/gaming-day';
import type { DayAt } from '../gaming-days/booked-moves';
import { decidersOf } from '../gaming-days/decisions';
import { readGamingDay } from '../gaming-days/gaming-day';
import type { Queryable } from '../queryable';
import { readBookFigures } from './read-book-figures';

/** A book of a day, and how it stands. */
export interface BookOfDay extends Book {
  readonly casino: string;
  readonly day: string;
  readonly status: GamingDayStatus;
  /** The record up to which it is written: of a closed day, that of its close. */
  readonly through: bigint;
  /** Who certified the day; nobody while it is not certified. */
  readonly certifiedBy: readonly string[];
}

/** A book of a gaming day; undefined where nothing is known of the day. Of a closed day, as it was at its close. */
export async function readBook(db: Queryable, name: BookName, at: DayAt): Promise<BookOfDay | undefined> {
  const day = await readGamingDay(db, at);
  if (!day.known) return undefined;
  const { status, checkedThrough: through, figures, decisions } = day;
  const book = BOOK_OF[name](await readBookFigures(db, { ...at, position: through }, figures.currency));
  const certified = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.certified.v1');
  const certifiedBy =
    status === 'certified' && certified !== undefined
      ? decidersOf(certified).map(({ id, name: said }) => said ?? id)
      : [];
  return { ...book, casino: at.casino, day: at.day, status, through, certifiedBy };
}
