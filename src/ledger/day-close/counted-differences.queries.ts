import { minorFromWire } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import type { BookedMove, DayAt } from '../_core/books/book-facts.queries';
import { readBookedMoves, readBookFacts } from '../_core/books/book-facts.queries';
import type { Queryable } from '../_core/store/queryable';
import type { AccountingRules } from '../casino/authorisation.state';
import type { VarianceCleared } from '../corrections/corrections.events';
import type { ClearedDifference, CountedDifferences } from './day-figures';
import { readCountedHolders } from './held-accounts.queries';

export const readCountedDifferences = async (
  db: Queryable,
  day: DayAt,
  accounting: AccountingRules | undefined,
): Promise<Omit<CountedDifferences, 'moves'> & { readonly moves: readonly BookedMove[] }> => ({
  day: day.day,
  moves: await readBookedMoves(db, day),
  holders: await readCountedHolders(db, day),
  cleared: await readClearedDifferences(db, day),
  tolerances: tolerancesOf(accounting),
});

/**
 * What was cleared of differences of a day, as it was known at a position: on the day itself, or later where the
 * clearing names the day. What only one person approved explains nothing.
 */
async function readClearedDifferences(
  db: Queryable,
  { casino, day, position }: DayAt,
): Promise<ClearedDifference[]> {
  const facts = await readBookFacts(db, { casino, day, until: LATEST, position, types: [CLEARING] });
  return facts.flatMap(({ gamingDay, data }) => {
    const {
      ofDay = gamingDay,
      approvedBy,
      point,
      table,
      currency,
      amount,
      document,
    } = data as VarianceCleared;
    const isByTwo = new Set(approvedBy.map(({ id }) => id)).size > 1;
    if (ofDay !== day || !isByTwo) return [];
    return [{ account: varianceOf(point, table), currency, amount: minorFromWire(amount), document }];
  });
}

const CLEARING = 'cagnotte.variance.cleared.v1';
const LATEST = '9999-12-31';

export const tolerancesOf = (accounting: AccountingRules | undefined): Record<string, bigint> =>
  Object.fromEntries(
    Object.entries(accounting?.tolerances ?? {}).map(([point, amount]) => [point, minorFromWire(amount)]),
  );
