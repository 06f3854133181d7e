import type { TableSession } from '../../domain/table-session/table-session';
import type { Minor } from '../../kernel/money';
import type { EntryLine } from '../journal-entry';
import type { FirstReport } from './casino-now';
import type { CellName } from './cells';

/** What an account holds more than it did, by currency and sub-ledger. */
class Difference {
  private readonly parts = new Map<
    string,
    { currency: string; subLedger: string | undefined; amount: Minor }
  >();

  add({
    currency,
    subLedger,
    amount,
  }: {
    currency: string;
    subLedger: string | undefined;
    amount: Minor;
  }): void {
    const key = `${currency}\0${subLedger ?? ''}`;
    const sum = (this.parts.get(key)?.amount ?? 0n) + amount;
    if (sum === 0n) this.parts.delete(key);
    else this.parts.set(key, { currency, subLedger, amount: sum });
  }

  get isNothing(): boolean {
    return this.parts.size === 0;
  }

  in(currency: string): readonly { readonly subLedger: string | undefined; readonly amount: Minor }[] {
    return [...this.parts.values()].filter((part) => part.currency === currency);
  }
}

/**
 * What is otherwise than it stood, at the place that a sweep has come to: balances by their difference, everything else
 * by what it was.
 */
export class Changed {
  readonly accounts = new Map<string, Difference>();
  readonly cells = new Map<CellName, unknown>();
  readonly sessions = new Map<string, TableSession>();
  readonly reports = new Map<string, FirstReport | undefined>();

  post(lines: readonly EntryLine[], sign: 1n | -1n): void {
    for (const { account, currency, subLedger, debit, credit } of lines) {
      const difference = this.accounts.get(account) ?? new Difference();
      difference.add({ currency, subLedger, amount: sign * (debit - credit) });
      if (difference.isNothing) this.accounts.delete(account);
      else this.accounts.set(account, difference);
    }
  }
}

/** Notes what something was, or that it is so again. */
export function note<Value>(changes: Map<string, Value>, key: string, was: Value, isSame: boolean): void {
  if (isSame) changes.delete(key);
  else changes.set(key, was);
}
