import type { Minor } from '../../kernel/money';
import type { AccountPath } from './chart-of-accounts';
import type { Balances } from './balances';
import { type EntryLine, move, signedLine } from './journal-entry';

/** Types of counts of several holders, chips, cash by currency and cheques, that share one variance account. */
export const COUNTS_OF_SEVERAL = ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1'] as const;
export type CountOfSeveral = (typeof COUNTS_OF_SEVERAL)[number];

export const isCountOfSeveral = (type: string): boolean =>
  (COUNTS_OF_SEVERAL as readonly string[]).includes(type);

export const HOLDERS_OF_SEVERAL = ['chips:cage', 'cash:cage', 'cheques:cage'] as const;

export interface Count {
  readonly holder: AccountPath;
  readonly counted: Minor;
  readonly currency: string;
  readonly difference: AccountPath;
  readonly subLedger?: string | undefined;
}

/**
 * The lines that bring a holder to the counted amount: a shortage is debited to the variance account, a surplus
 * credited.
 */
export function adjustToCount(
  { holder, counted, currency, difference, subLedger }: Count,
  book: Minor,
): EntryLine[] {
  const detail = { basis: 'count' } as const;
  if (counted === book) return [];
  return move({ debit: difference, credit: holder, amount: book - counted, currency, ...detail }).map(
    (line) => (line.account === holder && subLedger !== undefined ? { ...line, subLedger } : line),
  );
}

/** As `adjustToCount`, against the balance of the holder's account. */
export const adjustHolder = (count: Count, balances: Balances): EntryLine[] =>
  adjustToCount(count, balances.of(count.holder, count.currency));

export interface TakingOut {
  readonly holder: AccountPath;
  readonly amount: Minor;
  readonly currency: string;
}

/**
 * Credits an amount to a holder with several sub-ledgers: each gives up to its balance, in the order of their names;
 * what exceeds all of them is credited without a sub-ledger.
 */
export function creditAcrossSubLedgers(
  { holder, amount, currency }: TakingOut,
  balances: Balances,
): EntryLine[] {
  const lines: EntryLine[] = [];
  let rest = amount;
  for (const { subLedger, balance } of balances.subLedgersOf(holder, currency)) {
    const part = balance <= 0n ? 0n : balance < rest ? balance : rest;
    lines.push(...signedLine(holder, -part, currency, { subLedger }));
    rest -= part;
  }
  return [...lines, ...signedLine(holder, -rest, currency)];
}
