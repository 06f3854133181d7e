import type { Minor } from '../kernel/money';

/** Where an amount comes from: stated by the event, worked out from the rules, or found by a count. */
export type AmountBasis = 'declared' | 'derived' | 'count';

/** One side of a double entry. Exactly one of debit and credit is above zero; both are minor units. */
export interface EntryLine {
  readonly account: string;
  /** Slip, banker, bank, member or pool behind a control account. */
  readonly subLedger?: string;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly currency: string;
  readonly basis: AmountBasis;
  readonly ruleId?: string;
  readonly slip?: string;
}

type LineDetail = Partial<Pick<EntryLine, 'subLedger' | 'basis' | 'ruleId' | 'slip'>>;

/** A movement of one currency from the credited to the debited account. Nothing to post when the amount is zero. */
export interface Movement extends LineDetail {
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
  readonly currency: string;
}

/** The two lines of a movement, debit first; none for zero, and the sides exchanged for a negative amount. */
export function move({ debit, credit, amount, ...detail }: Movement): EntryLine[] {
  if (amount === 0n) return [];
  if (amount < 0n) return move({ debit: credit, credit: debit, amount: -amount, ...detail });
  return [
    { basis: 'declared', ...detail, account: debit, debit: amount, credit: 0n },
    { basis: 'declared', ...detail, account: credit, debit: 0n, credit: amount },
  ];
}

/** One line on the side its sign says: debit balances positive, credit balances negative. None for zero. */
export function signedLine(
  account: string,
  amount: Minor,
  currency: string,
  detail: LineDetail = {},
): EntryLine[] {
  if (amount === 0n) return [];
  const sides = amount > 0n ? { debit: amount, credit: 0n } : { debit: 0n, credit: -amount };
  return [{ basis: 'declared', ...detail, account, ...sides, currency }];
}

/** The excess of debits over credits, per currency; all zero in a balanced entry. */
export function imbalanceOf(lines: readonly EntryLine[]): ReadonlyMap<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const line of lines)
    sums.set(line.currency, (sums.get(line.currency) ?? 0n) + line.debit - line.credit);
  return sums;
}

/**
 * Asserts identity A1, the only one that is asserted: an entry sums to zero in each currency.
 * @throws Error a bug in a posting rule; no fact can cause it
 */
export function assertBalanced(lines: readonly EntryLine[]): readonly EntryLine[] {
  for (const [currency, excess] of imbalanceOf(lines)) {
    if (excess !== 0n)
      throw new Error(`the entry does not balance: ${currency} ${excess} too much on the debit side`);
  }
  return lines;
}
