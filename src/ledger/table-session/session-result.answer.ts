import { resultFromBooks, resultFromCounts, resultPartsOf } from './result/table-result';
import { declaredParts, type SessionFact } from './session-facts.queries';
import type { SessionPostings } from './session-postings.queries';
import { type Money, moneyOf } from '../../api/graphql/scalars/money.type';
import type { SessionBooks, SessionResult } from './table-session.type';

/** What the entries of a session posted; null if nothing was. */
export function booksOf({ posted, currency }: SessionPostings): SessionBooks | null {
  if (currency === undefined) return null;
  return {
    win: moneyOf(posted.win, currency),
    commission: moneyOf(posted.commission, currency),
    tableVariance: moneyOf(posted.varianceTable, currency),
    dropVariance: moneyOf(posted.varianceDrop, currency),
  };
}

/** The result of a house-banked table; null while its float is not counted, and for a non-banked table, which has none. */
export function resultOf(
  facts: readonly SessionFact[],
  { posted, currency }: SessionPostings,
): SessionResult | null {
  if (currency === undefined) return null;
  const session = { declared: declaredParts(facts, currency), posted };
  const parts = resultPartsOf(session);
  if (parts === undefined) return null;
  const [fromCounts, fromBooks] = [resultFromCounts(parts), resultFromBooks(session)];
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  return {
    inventory: money(parts.inventory),
    drop: money(parts.boxes),
    credits: money(parts.credits),
    prizes: money(parts.prizes),
    toSlot: money(parts.toSlot),
    openingFloat: money(parts.openingFloat),
    fills: money(parts.fills),
    stakesSwept: money(parts.stakesSwept),
    fromCounts: money(fromCounts),
    fromBooks: money(fromBooks),
    ties: fromCounts === fromBooks,
  };
}
