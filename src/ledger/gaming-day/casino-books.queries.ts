import { type CasinoBooks, unopenedBooks } from '../casino/casino-books.state';
import { readVersions, versionAfter } from '../_core/store/fold-states';
import type { Queryable } from '../_core/store/queryable';
import type { DayAt } from '../_core/books/booked-moves.queries';

export const readCasinoBooks = async (
  db: Queryable,
  { casino, position }: Pick<DayAt, 'casino' | 'position'>,
): Promise<CasinoBooks> =>
  versionAfter(
    await readVersions<CasinoBooks>(db, { casino, fold: 'casino-books', from: position }),
    position,
    unopenedBooks,
  );
