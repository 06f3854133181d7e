import { varianceOf } from '../_core/account-paths';
import type { ClearedDifference } from './tie-outs/day-figures';
import { minorFromWire } from '../../kernel/money';
import { readBookFacts } from '../_core/books/book-facts.queries';
import type { VarianceCleared } from '../clearings/clearing.events';
import type { Queryable } from '../_core/store/queryable';
import type { DayAt } from '../_core/books/booked-moves.queries';

/**
 * What was cleared of differences of a day, as it was known at a position: on the day itself, or later where the
 * clearing names the day. What only one person approved explains nothing.
 */
export async function readClearedDifferences(
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
