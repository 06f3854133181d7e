import type { Minor } from '../../kernel/money';
import { type Balances, BalancesAfter, type SubLedgerBalance } from '../balances';
import type { EntryLine } from '../journal-entry';
import type { Posted } from './timeline';

/** What is taken off the balances as they stand to have those of a place. */
type Later = (account: string, currency: string) => readonly Pick<Posted, 'subLedger' | 'amount'>[];

/** The balances before a place: as they stand, less what was posted behind it. */
export class BalancesAt implements Balances {
  constructor(
    private readonly now: Balances,
    private readonly later: Later,
  ) {}

  of(account: string, currency: string): Minor {
    return this.later(account, currency).reduce(
      (sum, { amount }) => sum - amount,
      this.now.of(account, currency),
    );
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    const later = this.later(account, currency);
    if (later.length === 0) return this.now.subLedgersOf(account, currency);
    const sums = new Map<string | undefined, Minor>();
    for (const { subLedger, balance } of this.now.subLedgersOf(account, currency))
      sums.set(subLedger, balance);
    for (const { subLedger, amount } of later) sums.set(subLedger, (sums.get(subLedger) ?? 0n) - amount);
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
