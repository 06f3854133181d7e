import type { AccountPath } from './chart-of-accounts';
import type { Minor } from '../../kernel/money';
import { type EntryLine, signedLine } from './journal-entry';

/** The balance of one sub-ledger of an account in minor units, debit positive. */
export interface SubLedgerBalance {
  readonly subLedger: string | undefined;
  readonly balance: Minor;
}

/** A part of an account in a currency: one sub-ledger; null: what is in no sub-ledger; absent: the whole account. */
export interface HeldPart {
  readonly account: string;
  readonly currency: string;
  readonly subLedger?: string | null;
}

/** Book balances before an event, in minor units of one currency, debit positive. */
export interface Balances {
  of(account: string, currency: string): Minor;
  held(part: HeldPart): Minor;
  /**
   * Whether the balance is at most `most`. A caller is evaluated again only when the answer changes, not the amount.
   */
  isAtMost(part: HeldPart, most: Minor): boolean;
  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[];
  after(lines: readonly BookedLine[]): Balances;
}

/** The balance of one sub-ledger in minor units, debit positive; undefined selects what is in no sub-ledger. */
export const balanceOf = (
  balances: Balances,
  { account, subLedger, currency }: { account: string; subLedger: string | undefined; currency: string },
): Minor =>
  balances.subLedgersOf(account, currency).find((each) => each.subLedger === subLedger)?.balance ?? 0n;

type SubLedgers = Map<string | undefined, Minor>;

const bySubLedger = (a: SubLedgerBalance, b: SubLedgerBalance): number =>
  (a.subLedger ?? '') < (b.subLedger ?? '') ? -1 : 1;

/**
 * Balances with some lines entered. The few lines are summed on each read, because most of these balances are never
 * read.
 */
export class BalancesAfter implements Balances {
  constructor(
    private readonly before: Balances,
    private readonly lines: readonly BookedLine[],
  ) {}

  of(account: string, currency: string): Minor {
    return this.before.of(account, currency) + this.added().of(account, currency);
  }

  held(part: HeldPart): Minor {
    return this.before.held(part) + this.added().held(part);
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    return this.held(part) <= most;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    const sums: SubLedgers = new Map();
    for (const balances of [this.before, this.added()]) {
      for (const { subLedger, balance } of balances.subLedgersOf(account, currency)) {
        sums.set(subLedger, (sums.get(subLedger) ?? 0n) + balance);
      }
    }
    return [...sums]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .filter(({ balance }) => balance !== 0n)
      .sort(bySubLedger);
  }

  after(lines: readonly BookedLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }

  private added(): RunningBalances {
    return new RunningBalances().enter(this.lines);
  }
}

export class RunningBalances implements Balances {
  /** By currency and account; a combined key would allocate a text at every read. */
  private readonly inCurrency = new Map<string, Map<string, SubLedgers>>();

  enter(lines: readonly BookedLine[]): this {
    for (const { account, subLedger, currency, debit, credit } of lines) {
      this.add({ account, subLedger, currency, amount: debit - credit });
    }
    return this;
  }

  add(balance: { account: string; subLedger: string | undefined; currency: string; amount: Minor }): void {
    const { account, subLedger, currency, amount } = balance;
    const held = this.toHold(account, currency);
    const sum = (held.get(subLedger) ?? 0n) + amount;
    if (sum === 0n) held.delete(subLedger);
    else held.set(subLedger, sum);
  }

  private toHold(account: string, currency: string): SubLedgers {
    let accounts = this.inCurrency.get(currency);
    if (accounts === undefined) this.inCurrency.set(currency, (accounts = new Map<string, SubLedgers>()));
    let held = accounts.get(account);
    if (held === undefined) accounts.set(account, (held = new Map<string | undefined, Minor>()));
    return held;
  }

  copy(): RunningBalances {
    const copy = new RunningBalances();
    for (const [currency, accounts] of this.inCurrency)
      copy.inCurrency.set(
        currency,
        new Map([...accounts].map(([account, held]) => [account, new Map(held)])),
      );
    return copy;
  }

  of(account: string, currency: string): Minor {
    let total = 0n;
    for (const amount of this.heldIn(account, currency)?.values() ?? []) total += amount;
    return total;
  }

  held({ account, currency, subLedger }: HeldPart): Minor {
    if (subLedger === undefined) return this.of(account, currency);
    return this.heldIn(account, currency)?.get(subLedger ?? undefined) ?? 0n;
  }

  isAtMost(part: HeldPart, most: Minor): boolean {
    return this.held(part) <= most;
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    return [...(this.heldIn(account, currency) ?? [])]
      .map(([subLedger, balance]) => ({ subLedger, balance }))
      .sort(bySubLedger);
  }

  private heldIn(account: string, currency: string): SubLedgers | undefined {
    return this.inCurrency.get(currency)?.get(account);
  }

  after(lines: readonly BookedLine[]): Balances {
    return lines.length === 0 ? this : new BalancesAfter(this, lines);
  }
}

/**
 * A sum beside the journal that is read like a balance: the stakes of a pool in a month, or the growth of its meter
 * since it was read. A late fact changes it by a difference, so that only events which read it are evaluated again; as
 * a part of the pool's state, it would have all later facts evaluated again.
 */
export type TallyName = `tally:${string}`;

export const isTally = (account: string): account is TallyName => account.startsWith('tally:');

/** What the name of a tally says behind a beginning (`tally:waiting/`); undefined for other accounts. */
export const saidByTally = (account: string, beginning: TallyName): string | undefined =>
  account.startsWith(beginning) ? account.slice(beginning.length) : undefined;

/** The line that adds an amount in minor units to a tally; none for zero. */
export const tallied = (tally: TallyName, amount: Minor, currency: string): TallyLine[] =>
  signedLine<TallyName>(tally, amount, currency);

export type TallyLine = EntryLine<TallyName>;

/** A line of the journal, or of a tally beside it. */
export type BookedLine = EntryLine<AccountPath | TallyName>;
