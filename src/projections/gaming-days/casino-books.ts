import { type CasinoBooks, unopenedBooks } from '../../domain/casino-books/casino-books';
import { readVersions, versionAfter } from '../folds/fold-versions';
import type { Queryable } from '../queryable';
import type { DayAt } from './booked-moves';

/** The books of a casino as they stood after a record: what it is authorised for, which days are closed. */
export const readCasinoBooks = async (
  db: Queryable,
  { casino, position }: Pick<DayAt, 'casino' | 'position'>,
): Promise<CasinoBooks> =>
  versionAfter(
    await readVersions<CasinoBooks>(db, { casino, fold: 'casino-books', from: position }),
    position,
    unopenedBooks,
  );
