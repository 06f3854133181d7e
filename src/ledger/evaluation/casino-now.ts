import { type CasinoBooks, unopenedBooks } from '../casino/casino-books.state';
import { holderKey, HolderMoves, isHolder } from '../chips/holder.checks';
import { isOfWaitingPrizes } from '../jackpot/waiting-prizes';
import { dayOf, type Place } from '../fact-order/place.state';
import type { GamingDay } from '../../kernel/gaming-day';
import type { CustomerOperation } from '../_core/customer-operation';
import { type CustomersOfDay, NO_CUSTOMERS, withOperation } from '../customers/customers-of-day.state';
import type { Minor } from '../../kernel/money';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { isTally, RunningBalances, type BookedLine } from '../_core/balances';
import type { PostedEntry } from '../_core/evaluation.state';
import type { CellName } from './cells';

export interface SessionNow {
  readonly state: TableSession;
  readonly last: Place;
}

export interface CellNow {
  readonly state: unknown;
  readonly last: Place;
}

/** The places after which an account has no posting and no reader. Each may be too late, never too early. */
export interface AccountPlaces {
  readonly posted: Place;
  readonly asked: Place;
}

/**
 * The last gaming day on which a holder of chips or cash was moved in a currency, and the holder's balance before it.
 * The day may be too late, never too early.
 */
export interface HolderNow {
  readonly day: GamingDay;
  readonly opening: Minor;
}

export interface FirstReport {
  readonly eventId: string;
  readonly place: Place;
  readonly entry: PostedEntry;
}

export class TrackedMap<Value> {
  readonly changed = new Map<string, bigint>();
  private readonly values: Map<string, Value>;
  private readonly lookedFor: Set<string>;

  constructor(
    private readonly cause: () => bigint,
    values: Iterable<readonly [string, Value]> = [],
    lookedFor: Iterable<string> = [],
  ) {
    this.values = new Map(values);
    this.lookedFor = new Set(lookedFor);
  }

  knows(key: string): boolean {
    return this.values.has(key) || this.lookedFor.has(key) || this.changed.has(key);
  }

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): void {
    this.values.set(key, value);
    this.changed.set(key, this.cause());
  }

  delete(key: string): void {
    this.values.delete(key);
    this.changed.set(key, this.cause());
  }

  /** Enters a value that was read from storage (undefined: there is none), without marking a change. */
  load(key: string, value: Value | undefined): void {
    if (this.knows(key)) return;
    this.lookedFor.add(key);
    if (value !== undefined) this.values.set(key, value);
  }

  entries(): IterableIterator<[string, Value]> {
    return this.values.entries();
  }
}

export interface TallyNow {
  readonly amount: Minor;
}

/** A tally before and after the current record. Minor units. */
export interface TallyChange {
  readonly account: string;
  readonly currency: string;
  readonly was: Minor;
  readonly is: Minor;
}

const tallyKey = ({ account, currency }: { account: string; currency: string }): string =>
  `${currency} ${account}`;

export function tallyNamedBy(key: string): { readonly account: string; readonly currency: string } {
  const end = key.indexOf(' ');
  return { currency: key.slice(0, end), account: key.slice(end + 1) };
}

export class CasinoNow {
  decided: CasinoBooks = unopenedBooks;
  readonly balances: RunningBalances;
  readonly sessions: TrackedMap<SessionNow>;
  readonly cells: TrackedMap<CellNow>;
  readonly accounts: TrackedMap<AccountPlaces>;
  readonly holders: TrackedMap<HolderNow>;
  readonly reports: TrackedMap<FirstReport>;
  readonly tallies: TrackedMap<TallyNow>;
  /** By gaming day. */
  readonly customers: TrackedMap<CustomersOfDay>;

  constructor(
    kept: {
      readonly decided?: CasinoBooks;
      readonly balances?: RunningBalances;
      readonly sessions?: Iterable<readonly [string, SessionNow]>;
      readonly cells?: Iterable<readonly [CellName, CellNow]>;
      readonly accounts?: Iterable<readonly [string, AccountPlaces]>;
      readonly holders?: Iterable<readonly [string, HolderNow]>;
      readonly reports?: Iterable<readonly [string, FirstReport]>;
      readonly tallies?: Iterable<readonly [string, TallyNow]>;
      readonly customers?: Iterable<readonly [GamingDay, CustomersOfDay]>;
      readonly lookedFor?: {
        readonly sessions: Iterable<string>;
        readonly reports: Iterable<string>;
        readonly customers?: Iterable<GamingDay>;
      };
    } = {},
  ) {
    this.decided = kept.decided ?? unopenedBooks;
    this.balances = kept.balances ?? new RunningBalances();
    const cause = () => this.cause;
    this.sessions = new TrackedMap(cause, kept.sessions, kept.lookedFor?.sessions);
    this.cells = new TrackedMap(cause, kept.cells);
    this.accounts = new TrackedMap(cause, kept.accounts);
    this.holders = new TrackedMap(cause, kept.holders);
    this.reports = new TrackedMap(cause, kept.reports, kept.lookedFor?.reports);
    this.tallies = new TrackedMap(cause, kept.tallies);
    this.customers = new TrackedMap(cause, kept.customers, kept.lookedFor?.customers);
  }

  private cause = 0n;
  readonly moved = new HolderMoves();
  /** What the current record has added to tallies of prizes that wait, by their keys. */
  private readonly movedPrizes = new Map<string, Minor>();
  readonly changedCustomers = new Map<GamingDay, CustomersOfDay>();

  begin(record: bigint): void {
    this.cause = record;
    this.moved.clear();
    this.changedCustomers.clear();
    this.movedPrizes.clear();
  }

  /** Whether the current record has moved a prize that waits, or a payment that names none. */
  get movesPrizes(): boolean {
    return this.movedPrizes.size > 0;
  }

  /** All tallies of prizes that wait: it goes through every tally, so it is asked for once a day and where one has moved. */
  talliesOfPrizes(): TallyChange[] {
    return [...this.tallies.entries()].flatMap(([key, { amount }]) => {
      const named = tallyNamedBy(key);
      if (!isOfWaitingPrizes(named.account)) return [];
      return [{ ...named, was: amount - (this.movedPrizes.get(key) ?? 0n), is: amount }];
    });
  }

  /** Changes the customers of a gaming day, which must be loaded, and keeps those before the present cause. */
  changeCustomers(day: GamingDay, change: (known: CustomersOfDay) => CustomersOfDay): void {
    const known = this.customers.get(day) ?? NO_CUSTOMERS;
    const changed = change(known);
    if (changed === known) return;
    if (!this.changedCustomers.has(day)) this.changedCustomers.set(day, known);
    this.customers.set(day, changed);
  }

  enterCustomer(day: GamingDay, operation: CustomerOperation, sign: 1n | -1n): void {
    this.changeCustomers(day, (known) => withOperation(known, operation, sign));
  }

  session(key: string | undefined): TableSession {
    return key === undefined ? unopenedSession : (this.sessions.get(key)?.state ?? unopenedSession);
  }

  post(place: Place, lines: readonly BookedLine[]): void {
    const day = dayOf(place);
    for (const line of lines) if (isHolder(line.account)) this.postToHolder(day, line);
    this.balances.enter(lines);
    for (const { account, currency, debit, credit } of lines) {
      if (isTally(account)) {
        const key = tallyKey({ account, currency });
        this.tallies.set(key, { amount: this.balances.of(account, currency) });
        if (isOfWaitingPrizes(account))
          this.movedPrizes.set(key, (this.movedPrizes.get(key) ?? 0n) + debit - credit);
      }
      const known = this.accounts.get(account);
      if (known === undefined || known.posted < place)
        this.accounts.set(account, { posted: place, asked: known?.asked ?? '' });
    }
  }

  private postToHolder(day: GamingDay, line: BookedLine): void {
    this.moved.add(day, line);
    const holder = holderKey(line);
    const known = this.holders.get(holder);
    if (known === undefined || known.day < day)
      this.holders.set(holder, { day, opening: this.balances.of(line.account, line.currency) });
    else if (known.day > day)
      this.holders.set(holder, { day: known.day, opening: known.opening + line.debit - line.credit });
  }

  ask(place: Place, account: string): void {
    const known = this.accounts.get(account);
    if (known === undefined || known.asked < place)
      this.accounts.set(account, { posted: known?.posted ?? '', asked: place });
  }
}
