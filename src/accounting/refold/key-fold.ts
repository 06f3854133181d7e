import type { CasinoBooks } from '../../domain/casino-books/casino-books';
import { emptyRoom, type Room } from '../../domain/casino-books/open-room';
import { lastKnownAt } from '../../domain/fold-order/fold-place';
import { reportedOnce } from '../../domain/table-session/round-reference';
import { type TableSession, unopenedSession } from '../../domain/table-session/table-session';
import type { Minor } from '../../kernel/money';
import { type Balances, type RunningBalances, type SubLedgerBalance } from '../balances';
import { judgeFact } from '../judge-event';
import type { EntryLine } from '../journal-entry';
import { type Judgement, type KnownBefore, nothingKnown, type PostedEntry } from '../judgement';
import type { KeyFact } from './key-fact';
import { knownAtTurn, type PoolAt } from './pool-fold';

/** What somebody outside of the key posted to one sub-ledger, debit positive. */
export interface ForeignLine {
  readonly record: bigint;
  readonly account: string;
  readonly subLedger: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
}

/** What the fold of a key is told of everything outside of it. */
export interface AroundKey {
  /** The balances before the first fact of the key. */
  readonly opening: RunningBalances;
  /** What others posted since, in the order of the records. */
  readonly others: readonly ForeignLine[];
  /** The books of the casino before a record. */
  readonly booksBefore: (record: bigint) => CasinoBooks;
}

/** What facts know of the pools they tell of, at their turn there, by their records. */
export type PoolsAtTurn = (record: bigint) => readonly PoolAt[];

/** A report that is made once, by which event, and what it posted. */
export interface FirstReport {
  readonly eventId: string;
  readonly entry: PostedEntry;
}

/**
 * The facts of one key, judged one after the other in their fold order. What lies outside of the key is as it was
 * known at the place of each fact; what lies inside is as the facts before it leave it.
 */
export class KeyFold {
  private session: TableSession = unopenedSession;
  private room: Room = emptyRoom;
  private readonly balances: RunningBalances;
  private readonly reports: Map<string, FirstReport>;
  private othersTaken = 0;

  constructor(
    private readonly around: AroundKey,
    private readonly asked: Set<string>,
    private readonly poolsAtTurn: PoolsAtTurn,
    from?: KeyFold,
  ) {
    this.balances = (from?.balances ?? around.opening).copy();
    this.reports = new Map(from?.reports);
    if (from === undefined) return;
    this.session = from.session;
    this.room = from.room;
    this.othersTaken = from.othersTaken;
  }

  /** The same fold so far, to go on in another way. */
  fork(poolsAtTurn: PoolsAtTurn): KeyFold {
    return new KeyFold(this.around, this.asked, poolsAtTurn, this);
  }

  /** What is known after the facts so far. */
  get state(): {
    readonly session: TableSession;
    readonly room: Room;
    readonly reports: ReadonlyMap<string, FirstReport>;
  } {
    return { session: this.session, room: this.room, reports: this.reports };
  }

  judge(fact: KeyFact): Judgement {
    this.takeOthers(lastKnownAt(fact.place));
    const { event, place } = fact;
    const reference = reportedOnce(event);
    const judgement = judgeFact(event, this.before(fact, reference));
    this.session = judgement.session;
    this.room = judgement.room;
    this.balances.enter(judgement.lines);
    if (reference !== undefined && !this.reports.has(reference)) {
      const entry = { record: place.record, lines: judgement.lines };
      this.reports.set(reference, { eventId: event.id, entry });
    }
    return { ...judgement, findings: judgement.findings.filter(({ standing }) => standing === undefined) };
  }

  private before({ event, place }: KeyFact, reference: string | undefined): KnownBefore {
    const known = {
      ...nothingKnown,
      books: this.around.booksBefore(place.record),
      balances: new AskedBalances(this.balances, this.asked),
      session: this.session,
      room: this.room,
      firstReport: reference === undefined ? undefined : this.reports.get(reference)?.eventId,
      entryOf: (of: string) => this.reports.get(of)?.entry,
    };
    return knownAtTurn(event, known, this.poolsAtTurn(place.record));
  }

  private takeOthers(until: bigint): void {
    const { others } = this.around;
    for (let next = others[this.othersTaken]; next !== undefined && next.record <= until;) {
      this.balances.add(next);
      next = others[++this.othersTaken];
    }
  }
}

/** Balances that remember of which accounts they were asked, so that only those need to be known. */
class AskedBalances implements Balances {
  constructor(
    private readonly balances: Balances,
    private readonly asked: Set<string>,
  ) {}

  of(account: string, currency: string): Minor {
    this.asked.add(account);
    return this.balances.of(account, currency);
  }

  subLedgersOf(account: string, currency: string): readonly SubLedgerBalance[] {
    this.asked.add(account);
    return this.balances.subLedgersOf(account, currency);
  }

  after(lines: readonly EntryLine[]): Balances {
    return new AskedBalances(this.balances.after(lines), this.asked);
  }
}
