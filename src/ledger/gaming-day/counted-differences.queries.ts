import { minorFromWire } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { type DayAt, dayParameters, readBookFacts } from '../_core/books/book-facts.queries';
import { type Queryable, readRows } from '../../database/queryable';
import type { AccountingRules } from '../casino/authorisation.state';
import type { VarianceCleared } from '../corrections/corrections.events';
import type { ClearedDifference, CountedDifferences, DayMove } from './day-figures';
import { readCountedHolders } from './held-accounts.queries';
import { varianceCleared } from '../corrections/corrections.events';

interface BookedMove extends DayMove {
  /** Whether the line is of a fact of the day itself, not of an earlier day whose books were closed. */
  readonly own: boolean;
}

const readBookedMoves = (db: Queryable, day: DayAt): Promise<BookedMove[]> =>
  readRows(
    db,
    `SELECT account, event_type, undoes AS reversal, currency, gaming_day = booking_day AS own,
            sum(debit) AS debit, sum(credit) AS credit
       FROM journal_line WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    dayParameters(day),
  );

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
 * Reads the clearings of differences of a day, as known at a position: made on the day, or later and naming it. A
 * proposal that only one person made explains nothing.
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

const CLEARING = varianceCleared.type;
const LATEST = '9999-12-31';

export const tolerancesOf = (accounting: AccountingRules | undefined): Record<string, bigint> =>
  Object.fromEntries(
    Object.entries(accounting?.tolerances ?? {}).map(([point, amount]) => [point, minorFromWire(amount)]),
  );
