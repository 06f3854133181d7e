import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { isAt, isDifferenceAt, isOf, isOfPool } from './account';
import type { AccountEnd } from './chart-of-accounts';
import type { DeclaredMovement } from './declared-movement';
import type { EntryLine } from './journal-entry';

const isChips = (end: AccountEnd): boolean => isOf(typeof end === 'string' ? end : end.account, 'chips');

/** What holders of the house give out, less what they receive. */
export const givenOut = (movements: readonly DeclaredMovement[]): Minor =>
  sumMinor(
    movements.map(({ from, to, amount }) => {
      const chips = minorFromWire(amount);
      return (isChips(from) ? chips : 0n) - (isChips(to) ? chips : 0n);
    }),
  );

const sumOf = (lines: readonly EntryLine[], part: (line: EntryLine) => Minor): Minor =>
  sumMinor(lines.map(part));

/** What a reversal gives back of the chips that its entry moved. */
export const givenBackToCustomers = (lines: readonly EntryLine[]): Minor =>
  sumOf(lines, ({ account, debit, credit }) => (isOf(account, 'chips') ? credit - debit : 0n));

/** What a count finds to be lost by customers, where no rounds are captured. */
export const wonByCount = (lines: readonly EntryLine[]): Minor =>
  sumOf(lines, ({ account, debit, credit }) => (isOf(account, 'win', 'commission') ? credit - debit : 0n));

/** Buy-ins that no exchange reported: known from the box alone, and won at once where the session is closed. */
export const boughtInByCount = (lines: readonly EntryLine[]): Minor =>
  sumOf(lines, ({ account, credit }) =>
    isAt(account, 'chips:table') || isDifferenceAt(account, 'table') ? credit : 0n,
  );

/** Prizes of pools, less stakes, in so far as they are paid in chips. */
export function wonOfPools(lines: readonly EntryLine[]): Minor {
  const ofPool = ({ account, basis }: EntryLine): boolean => isOfPool(account) && basis !== 'count';
  const elsewhere = ({ account }: EntryLine): boolean => isAt(account, 'cash:cage', 'bank', 'prizes-payable');
  return sumOf(
    lines,
    (line) => (ofPool(line) ? line.debit - line.credit : 0n) - (elsewhere(line) ? line.credit : 0n),
  );
}

/** What is owed to the staff from this entry on, in a currency. */
export const owedToStaff = (lines: readonly EntryLine[], currency: string): Minor =>
  sumOf(lines, (line) => (line.account === 'tips' && line.currency === currency ? line.credit : 0n));
