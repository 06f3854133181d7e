import { type CasinoBooks, unopenedBooks } from '../../casino/casino-books.state';
import type { Place } from '../../fact-order/place.state';
import { type TableSession, unopenedSession } from '../../table-session/table-session.state';
import { RunningBalances } from '../../_core/balances';
import type { EntryLine } from '../../_core/journal-entry';
import type { PostedEntry } from '../../_core/judgement.state';
import type { CellName } from './cells';

/** A session after all of its facts, and the place of the last. */
export interface SessionNow {
  readonly state: TableSession;
  readonly last: Place;
}

/** A cell after all facts that asked for it, and the place of the last. */
export interface CellNow {
  readonly state: unknown;
  readonly last: Place;
}

/**
 * Behind which places nobody posted to an account, or asked for its balance; never too early. Of a holder of chips, where
 * the last fact posted that did.
 */
export interface AccountPlaces {
  readonly posted: Place;
  readonly asked: Place;
}

/** A report that is made once: by which event, and what it posted. */
export interface FirstReport {
  readonly eventId: string;
  readonly place: Place;
  readonly entry: PostedEntry;
}

/** States by their keys, with those that were changed, and by which record each was changed last. */
export class Kept<Value> {
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

  /** Whether it is known what is kept under a key, be it nothing. */
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

  /** Takes in what is kept elsewhere, undefined where that is nothing: nothing was changed. */
  load(key: string, value: Value | undefined): void {
    if (this.knows(key)) return;
    this.lookedFor.add(key);
    if (value !== undefined) this.values.set(key, value);
  }

  entries(): IterableIterator<[string, Value]> {
    return this.values.entries();
  }
}

/** What is known of a casino after all facts so far: where the next one goes on that stands behind them. */
export class CasinoNow {
  /** What persons decided, and the openings of the ledger. */
  decided: CasinoBooks = unopenedBooks;
  readonly balances: RunningBalances;
  readonly sessions: Kept<SessionNow>;
  readonly cells: Kept<CellNow>;
  readonly accounts: Kept<AccountPlaces>;
  readonly reports: Kept<FirstReport>;

  constructor(
    kept: {
      readonly decided?: CasinoBooks;
      readonly balances?: RunningBalances;
      readonly sessions?: Iterable<readonly [string, SessionNow]>;
      readonly cells?: Iterable<readonly [CellName, CellNow]>;
      readonly accounts?: Iterable<readonly [string, AccountPlaces]>;
      readonly reports?: Iterable<readonly [string, FirstReport]>;
      /** Keys of sessions and reports that were looked for, whether or not anything was found. */
      readonly lookedFor?: { readonly sessions: Iterable<string>; readonly reports: Iterable<string> };
    } = {},
  ) {
    this.decided = kept.decided ?? unopenedBooks;
    this.balances = kept.balances ?? new RunningBalances();
    const cause = () => this.cause;
    this.sessions = new Kept(cause, kept.sessions, kept.lookedFor?.sessions);
    this.cells = new Kept(cause, kept.cells);
    this.accounts = new Kept(cause, kept.accounts);
    this.reports = new Kept(cause, kept.reports, kept.lookedFor?.reports);
  }

  /** The record that is taken in. */
  private cause = 0n;
  private readonly postedBefore = new Map<string, Place>();

  /** A record begins to be taken in. */
  begin(record: bigint): void {
    this.cause = record;
    this.postedBefore.clear();
  }

  /** The place of the last fact that posted to an account, before the record in hand and after it. */
  lastPosted(account: string): { readonly before: Place; readonly after: Place } {
    const after = this.accounts.get(account)?.posted ?? '';
    return { before: this.postedBefore.get(account) ?? after, after };
  }

  session(key: string | undefined): TableSession {
    return key === undefined ? unopenedSession : (this.sessions.get(key)?.state ?? unopenedSession);
  }

  /** Lines were posted by a fact at a place. */
  post(place: Place, lines: readonly EntryLine[]): void {
    this.balances.enter(lines);
    for (const { account } of lines) {
      const known = this.accounts.get(account);
      if (!this.postedBefore.has(account)) this.postedBefore.set(account, known?.posted ?? '');
      if (known === undefined || known.posted < place)
        this.accounts.set(account, { posted: place, asked: known?.asked ?? '' });
    }
  }

  /** The last fact that posted to an account is another one, what it posted having been taken back. */
  lastPostedAt(account: string, place: Place): void {
    const { asked } = this.accounts.get(account)!;
    this.accounts.set(account, { posted: place, asked });
  }

  /** A fact at a place asked for the balance of an account. */
  ask(place: Place, account: string): void {
    const known = this.accounts.get(account);
    if (known === undefined || known.asked < place)
      this.accounts.set(account, { posted: known?.posted ?? '', asked: place });
  }
}
