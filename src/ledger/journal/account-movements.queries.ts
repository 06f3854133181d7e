import type { AccountMovements } from './account-movements';
import { previousGamingDay } from '../../kernel/gaming-day';
import { accountSums } from './account-sums.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-facts.queries';
import { readPostedMoves } from './posted-moves.queries';

/** An account, with all that stand under it: what it held before the days of a book, and what they moved on it. */
export async function readAccountMovements(
  db: Queryable,
  span: BookSpan,
  account: string,
): Promise<AccountMovements> {
  const { casino, position } = span;
  const asOf = previousGamingDay(span.day);
  const sums = await accountSums(db, { casino, position, asOf, day: 'booking_day' }, { under: account });
  return {
    dayBefore: asOf,
    before: sums
      .map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }))
      .filter(({ balance }) => balance !== 0n),
    moves: await readPostedMoves(db, span, { under: [account], by: 'booking_day' }),
  };
}
