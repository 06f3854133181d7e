import type { Minor } from '../../../kernel/money';
import type { Amounts } from './amounts';
import { type Balances, BalancesAfter, type SubLedgerBalance } from '../../_core/balances';
import type { EntryLine } from '../../_core/journal-entry';

type Later = (account: string) => readonly Amounts[];

export class BalancesAt implements Balances {
  constructor(
    private readonly now: Balances,
    private readonly later: Later,
  ) {}

  of(account: string, currency: string): Minor {
    let sum = this.now.of(account, currency);
    for (const amounts of this.later(account)) sum -= amounts.sumIn(currency);
    return sum;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    const later = this.later(account);
    if (later.every((amounts) => amounts.isNothing)) return this.now.subLedgersOf(account, currency);
    const sums = new Map<string | undefined, Minor>();
    for (const { subLedger, balance } of this.now.subLedgersOf(account, currency))
      sums.set(subLedger, balance);
    for (const amounts of later)
      for (const [subLedger, amount] of amounts.in(currency))
        sums.set(subLedger, (sums.get(subLedger) ?? 0n) - amount);
    return [...sums]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .filter(({ balance }) => balance !== 0n)
      .sort((a, b) => ((a.subLedger ?? '') < (b.subLedger ?? '') ? -1 : 1));
  }

  currencies(): ReadonlySet<string> {
    return this.now.currencies();
  }

  after(lines: readonly EntryLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }
}
