import { accountOf } from './account';
import type { AccountEnd, AccountPath } from './chart-of-accounts';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { DeclaredMovement } from './declared-movement';
import type { Rational } from '../../kernel/rational';

/** The source of an amount: declared by the event, derived from the rules, or found by a count. */
export type AmountBasis = 'declared' | 'derived' | 'count';

/**
 * One line of a double entry, in minor units: exactly one of debit and credit is above zero. Its account is one of the
 * chart, except in a line of a tally, which is no posting (`tallied`).
 */
export interface EntryLine<Account extends string = AccountPath> {
  readonly account: Account;
  /** Slip, box, banker, bank and member, cheque or register entry behind a control account. */
  readonly subLedger?: string | undefined;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly currency: string;
  readonly basis: AmountBasis;
  readonly ruleId?: string | undefined;
  readonly slip?: string | undefined;
  /** The amount before it was rounded to minor units, where it was. */
  readonly exact?: Rational | undefined;
}

export type LineDetail = {
  readonly [Name in 'subLedger' | 'basis' | 'ruleId' | 'slip' | 'exact']?: EntryLine[Name] | undefined;
};

export interface Movement extends LineDetail {
  readonly debit: AccountPath;
  readonly credit: AccountPath;
  readonly amount: Minor;
  readonly currency: string;
}

/** The two lines of a movement, debit first; none for zero, and the sides exchanged for a negative amount. */
export function move(movement: Movement): EntryLine[] {
  const { debit, credit, amount, currency } = movement;
  if (amount < 0n) return move({ ...movement, debit: credit, credit: debit, amount: -amount });
  return [
    ...signedLine(debit, amount, currency, movement),
    ...signedLine(credit, -amount, currency, movement),
  ];
}

/** The lines of what a type declares to move, in the order of its movements. */
export const linesOf = (movements: readonly DeclaredMovement[], currency: string): EntryLine[] =>
  movements.flatMap(({ from, to, slip, amount, currency: own = currency }) => [
    ...signedLine(pathOf(to), minorFromWire(amount), own, { subLedger: subLedgerOf(to), slip }),
    ...signedLine(pathOf(from), -minorFromWire(amount), own, { subLedger: subLedgerOf(from), slip }),
  ]);

const pathOf = (end: AccountEnd): AccountPath => (typeof end === 'string' ? end : end.account);
const subLedgerOf = (end: AccountEnd): string | undefined =>
  typeof end === 'string' ? undefined : end.subLedger;

/** One line of an amount in minor units: a debit if it is positive, a credit if it is negative, none if it is 0. */
export function signedLine<Account extends string = AccountPath>(
  account: NoInfer<Account>,
  amount: Minor,
  currency: string,
  { subLedger, basis = 'declared', ruleId, slip, exact }: LineDetail = NO_DETAIL,
): EntryLine<Account>[] {
  if (amount === 0n) return [];
  const line: EntryLine<Account> = {
    account,
    debit: amount > 0n ? amount : 0n,
    credit: amount > 0n ? 0n : -amount,
    currency,
    basis,
    subLedger,
    ruleId,
    slip,
    exact,
  };
  return [line];
}

const NO_DETAIL: LineDetail = {};

/** The lines in the order of the journal, debits before credits; lines that differ in their amount only are merged. */
export function inJournalOrder(lines: readonly EntryLine[]): readonly EntryLine[] {
  if (lines.length === 2 && lines[0]!.debit > 0n && lines[1]!.debit === 0n) return lines;
  const [debits, credits]: [EntryLine[], EntryLine[]] = [[], []];
  for (const line of lines) {
    const side = line.debit > 0n ? debits : credits;
    const same = side.findIndex((other) => sameButAmount(line, other));
    if (same === -1) side.push(line);
    else side[same] = sum(side[same]!, line);
  }
  return [...debits, ...credits];
}

/** The lines with debit and credit exchanged. */
export const reversalOf = <Line extends Pick<EntryLine, 'debit' | 'credit'>>(
  lines: readonly Line[],
): Line[] => lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));

/** The excess of debits over credits, per currency; all zero in a balanced entry. */
export function imbalanceOf(lines: readonly EntryLine[]): ReadonlyMap<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const line of lines)
    sums.set(line.currency, (sums.get(line.currency) ?? 0n) + line.debit - line.credit);
  return sums;
}

/**
 * Asserts identity A1: an entry sums to zero in each currency. Other identities are tie-outs, and raise findings.
 * @throws Error a bug in a posting rule; no fact can cause it
 */
export function assertBalanced(lines: readonly EntryLine[]): readonly EntryLine[] {
  if (lines.length === 0) return lines;
  for (const [currency, excess] of imbalanceOf(lines)) {
    if (excess !== 0n)
      throw new Error(`the entry does not balance: ${currency} ${excess} too much on the debit side`);
  }
  return lines;
}

/**
 * Asserts what the types say: every line is at an account of the chart.
 * @throws Error a bug in a posting rule; no fact can cause it
 */
export function assertInChart(lines: readonly EntryLine[]): readonly EntryLine[] {
  for (const { account } of lines) accountOf(account);
  return lines;
}

/** Compares two lines on one side. Rounded lines are never merged, because each keeps its exact amount. */
const sameButAmount = (a: EntryLine, b: EntryLine): boolean =>
  a.account === b.account &&
  a.subLedger === b.subLedger &&
  a.currency === b.currency &&
  a.basis === b.basis &&
  a.ruleId === b.ruleId &&
  a.slip === b.slip &&
  a.exact === undefined &&
  b.exact === undefined;

const sum = (a: EntryLine, b: EntryLine): EntryLine => ({
  ...a,
  debit: a.debit + b.debit,
  credit: a.credit + b.credit,
});
