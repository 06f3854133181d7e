import { CAGNOTTE_EVENTS, countedInCagnotte } from '../table-session/cagnotte-count';
import type { CagnotteOfDay } from './tie-outs/day-figures';
import { readCagnottes } from '../poker-hand/cagnotte-sums.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';
import type { Queryable } from '../_core/store/queryable';
import type { DayAt } from '../_core/books/booked-moves.queries';

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
