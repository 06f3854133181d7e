import { CAGNOTTE_EVENTS, countedInCagnotte } from '../../accounting/books/cagnotte-count';
import type { CagnotteOfDay } from '../../accounting/tie-outs/day-figures';
import { readCagnottes } from '../books/cagnotte-sums';
import { readDeclaredFacts } from '../books/declared-facts';
import type { Queryable } from '../queryable';
import type { DayAt } from './booked-moves';

/** The cagnottes of a day that were counted, with what lay in them before each session, and was dropped in it. */
export async function readCountedCagnottes(db: Queryable, day: DayAt): Promise<CagnotteOfDay[]> {
  const counts = await readDeclaredFacts(db, { ...day, until: day.day }, CAGNOTTE_EVENTS);
  if (countedInCagnotte(counts) === undefined) return [];
  return (await readCagnottes(db, day)).flatMap(({ table, sessionNo, ...sum }): CagnotteOfDay[] => {
    const counted = countedInCagnotte(
      counts.filter((count) => count.table === table && count.sessionNo === sessionNo),
    );
    if (counted === undefined) return [];
    const { before, dropped, difference, onlyCounted } = sum;
    return [{ table, sessionNo, counted, before, dropped, difference, onlyCounted }];
  });
}
