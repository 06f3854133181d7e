import type { Minor } from '../../kernel/money';
import { type EntryLine, signedLine } from './journal-entry';

/** One sub-ledger of an account and what it holds, debit positive. */
export interface SubLedgerBalance {
  readonly subLedger: string | undefined;
  readonly balance: Minor;
}

/** Names what an account holds in a currency: in one sub-ledger; null: outside of all sub-ledgers; absent: altogether. */
export interface HeldPart {
  readonly account: string;
  readonly currency: string;
  readonly subLedger?: string | null;
}

/** Book balances before an event, in minor units of one currency, debit positive. */
export interface Balances {
  of(account: string, currency: string): Minor;
  held(part: HeldPart): Minor;
  /** For a caller that need not know the exact amount: it is evaluated again only once the amount exceeds `most`. */
  isAtMost(part: HeldPart, most: Minor): boolean;
  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[];
  currencies(): ReadonlySet<string>;
  after(lines: readonly EntryLine[]): Balances;
}

/** The balance of one sub-ledger of an account, debit positive; undefined selects the part without a sub-ledger. */
export const balanceOf = (
  balances: Balances,
  { account, subLedger, currency }: { account: string; subLedger: string | undefined; currency: string },
): Minor =>
  balances.subLedgersOf(account, currency).find((each) => each.subLedger === subLedger)?.balance ?? 0n;

type SubLedgers = Map<string | undefined, Minor>;

const bySubLedger = (a: SubLedgerBalance, b: SubLedgerBalance): number =>
  (a.subLedger ?? '') < (b.subLedger ?? '') ? -1 : 1;

export class BalancesAfter implements Balances {
  private readonly added: RunningBalances;

  constructor(
    private readonly before: Balances,
    lines: readonly EntryLine[],
  ) {
    this.added = new RunningBalances().enter(lines);
  }

  of(account: string, currency: string): Minor {
    return this.before.of(account, currency) + this.added.of(account, currency);
  }

  held(part: HeldPart): Minor {
    return this.before.held(part) + this.added.held(part);
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    return this.held(part) <= most;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    const sums: SubLedgers = new Map();
    for (const balances of [this.before, this.added]) {
      for (const { subLedger, balance } of balances.subLedgersOf(account, currency)) {
        sums.set(subLedger, (sums.get(subLedger) ?? 0n) + balance);
      }
    }
    return [...sums]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .filter(({ balance }) => balance !== 0n)
      .sort(bySubLedger);
  }

  currencies(): ReadonlySet<string> {
    return new Set([...this.before.currencies(), ...this.added.currencies()]);
  }

  after(lines: readonly EntryLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }
}

const keyOf = (account: string, currency: string): string => `${currency} ${account}`;

export class RunningBalances implements Balances {
  private readonly byAccount = new Map<string, SubLedgers>();
  private readonly currenciesHeld = new Set<string>();

  enter(lines: readonly EntryLine[]): this {
    for (const { account, subLedger, currency, debit, credit } of lines) {
      this.add({ account, subLedger, currency, amount: debit - credit });
    }
    return this;
  }

  add(balance: { account: string; subLedger: string | undefined; currency: string; amount: Minor }): void {
    const { account, subLedger, currency, amount } = balance;
    const key = keyOf(account, currency);
    const held: SubLedgers = this.byAccount.get(key) ?? new Map<string | undefined, Minor>();
    const sum = (held.get(subLedger) ?? 0n) + amount;
    if (sum === 0n) held.delete(subLedger);
    else held.set(subLedger, sum);
    this.byAccount.set(key, held);
    this.currenciesHeld.add(currency);
  }

  copy(): RunningBalances {
    const copy = new RunningBalances();
    for (const [key, held] of this.byAccount) copy.byAccount.set(key, new Map(held));
    for (const currency of this.currenciesHeld) copy.currenciesHeld.add(currency);
    return copy;
  }

  of(account: string, currency: string): Minor {
    let total = 0n;
    for (const amount of this.byAccount.get(keyOf(account, currency))?.values() ?? []) total += amount;
    return total;
  }

  held({ account, currency, subLedger }: HeldPart): Minor {
    if (subLedger === undefined) return this.of(account, currency);
    return this.byAccount.get(keyOf(account, currency))?.get(subLedger ?? undefined) ?? 0n;
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    return this.held(part) <= most;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    return [...(this.byAccount.get(keyOf(account, currency)) ?? [])]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .sort(bySubLedger);
  }

  currencies(): ReadonlySet<string> {
    return this.currenciesHeld;
  }

  after(lines: readonly EntryLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }
}

/**
 * A sum that is kept beside the journal and read like a balance: what a pool was staked in a month, what its meter grew by
 * since it was read. As with a balance, a late fact changes it by a difference, and only who reads it is evaluated again;
 * kept in the state of the pool, it would be another one at every later fact.
 */
export type TallyName = `tally:${string}`;

export const isTally = (account: string): account is TallyName => account.startsWith('tally:');

/** Adds to a tally; nothing for zero. Minor units. */
export const tallied = (tally: TallyName, amount: Minor, currency: string): EntryLine[] =>
  signedLine(tally, amount, currency);
