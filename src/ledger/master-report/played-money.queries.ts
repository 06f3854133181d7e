import type { Queryable } from '../../database/queryable';
import { sumMinor, type Minor } from '../../kernel/money';
import type { DayAt } from '../_core/books/book-facts.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import { readPlaySums } from './play-sums.queries';
import { readKnownSessions } from './known-sessions.queries';

/** What was staked and paid in the captured rounds of a table on a gaming day; minor units of the currency of the books. */
export interface PlayedMoney {
  readonly table: string;
  readonly game: string;
  readonly handle: Minor;
  /** What players got back and won, less deductions: the handle less the captured result. */
  readonly payouts: Minor;
}

/** Reads the handle and the payouts of a gaming day as the master game report has them, as known at a position. */
export async function readPlayedMoney(
  db: Queryable,
  { casino, day, position }: DayAt,
): Promise<PlayedMoney[]> {
  const { currency } = await readCasinoBooks(db, { casino, position });
  const period = { casino, position, currency, until: day, starts: [day] };
  const sums = await readPlaySums(db, period, await readKnownSessions(db, period));
  return sums.map(({ table, game, bets, captured }) => {
    const handle = sumMinor(bets.map(({ staked }) => staked));
    return { table, game, handle, payouts: handle - captured };
  });
}
