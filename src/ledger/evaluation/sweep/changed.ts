import type { TableSession } from '../../table-session/table-session.state';
import type { EntryLine } from '../../_core/journal-entry';
import { Amounts } from './amounts';
import type { FirstReport } from './casino-now';
import type { CellName } from './cells';

/**
 * What is otherwise than it stood, at the place that a sweep has come to: balances by their difference, everything else
 * by what it was.
 */
export class Changed {
  readonly accounts = new Map<string, Amounts>();
  readonly cells = new Map<CellName, unknown>();
  readonly sessions = new Map<string, TableSession>();
  readonly reports = new Map<string, FirstReport | undefined>();

  post(lines: readonly EntryLine[], sign: 1n | -1n): void {
    for (const { account, currency, subLedger, debit, credit } of lines) {
      const difference = this.accounts.get(account) ?? new Amounts();
      difference.add({ currency, subLedger, amount: sign * (debit - credit) });
      if (difference.isNothing) this.accounts.delete(account);
      else this.accounts.set(account, difference);
    }
  }
}

export function note<Value>(changes: Map<string, Value>, key: string, was: Value, isSame: boolean): void {
  if (isSame) changes.delete(key);
  else changes.set(key, was);
}
