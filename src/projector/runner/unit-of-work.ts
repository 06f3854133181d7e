import type { EvaluatedArrival } from '../../ledger/evaluation/evaluate-event';
import { RunningBalances } from '../../ledger/_core/balances';
import { type LedgerState, initialState } from '../../ledger/_core/evaluation.state';
import type { CellNow, HolderNow, SessionNow, TallyNow } from '../../ledger/evaluation/casino-now';
import type { CustomersOfDay } from '../../ledger/customers/customers-of-day.state';
import { CasinoNow, tallyNamedBy } from '../../ledger/evaluation/casino-now';
import { Sweep } from '../../ledger/evaluation/sweep';
import type { CasinoBooks } from '../../ledger/casino/casino-books.state';
import type { Room } from '../../ledger/casino/open-room.state';
import type { ClosedDays } from '../../ledger/casino/authorisation.state';
import { numberedReportOf } from '../../ledger/fact-order/source-sequence.state';
import { unopenedSession } from '../../ledger/table-session/table-session.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { loadBalances } from '../../ledger/journal/balance.read-model';
import type { FoldStates } from '../../ledger/_core/store/fold-states';
import { customerDaysOf, type FoldsOfPage, loadFolds, saveFolds, sessionsOfEvents } from './folds-of-page';
import { CasinoPast, readAccountPlaces, writeAccountPlaces, writeCells } from './casino-past';
import { SourceDays } from './source-days';
import { evaluating, ParkedKeys } from './parked-keys';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { yieldToEventLoop } from './yield-to-event-loop';
import { mentionedBy, readFirstReports } from '../../ledger/house-round/house-round.queries';

interface Loaded extends FoldsOfPage {
  readonly casinos: ReadonlyMap<string, Sweep>;
  readonly parked: ParkedKeys;
  readonly days: SourceDays;
}

export interface KnowledgeOptions {
  readonly store: EventStorePort;
  readonly quiet: () => Promise<void>;
  readonly evaluates?: typeof evaluating;
}

/** The state that the evaluators of a page need: loaded before it, updated event by event, written after it. */
export class UnitOfWork {
  private constructor(private readonly loaded: Loaded) {}

  static async load(
    page: PageTransaction,
    events: readonly NumberedEvent[],
    { store, quiet, evaluates = evaluating }: KnowledgeOptions,
  ): Promise<UnitOfWork> {
    const first = firstRecords(events);
    const casinos = [...first.keys()];
    const folds = await loadFolds(page, events, casinos);
    const { books, sessions, cells, holders, tallies, customers } = folds;
    const balances = await loadBalances(page, casinos);
    addTallies(balances, tallies);
    const places = byCasino(await readAccountPlaces(page, casinos));
    const mentioned = events.flatMap(mentionedBy);
    const reports = byCasino(await readFirstReports(page, mentioned));
    const parked = await ParkedKeys.load(page, casinos);
    const lookedFor = {
      sessions: byCasino(sessionsOfEvents(events)),
      reports: byCasino(mentioned),
      customers: byCasino(customerDaysOf(events)),
    };
    const timelines = casinos.map((casino): [string, Sweep] => {
      const now = new CasinoNow({
        decided: books.get(casino, casino),
        balances: balances.get(casino) ?? new RunningBalances(),
        sessions: sessions.of(casino) as Iterable<[string, SessionNow]>,
        cells: cells.of(casino) as Iterable<[string, CellNow]>,
        accounts: places(casino).map(({ account, posted, asked }) => [account, { posted, asked }]),
        holders: holders.of(casino) as Iterable<[string, HolderNow]>,
        tallies: tallies.of(casino) as Iterable<[string, TallyNow]>,
        customers: customers.of(casino) as Iterable<[string, CustomersOfDay]>,
        reports: reports(casino).map(({ reference, report }) => [reference, report]),
        lookedFor: {
          sessions: lookedFor.sessions(casino).map(({ key }) => key),
          reports: lookedFor.reports(casino).map(({ reference }) => reference),
          customers: lookedFor.customers(casino).map(({ key }) => key),
        },
      });
      const past = new CasinoPast({ page, store, casino, first: first.get(casino)!, quiet });
      return [
        casino,
        new Sweep(now, past, {
          isParked: (event) => parked.isParked(casino, event),
          evaluating: evaluates,
          yieldToEventLoop: yieldToEventLoop(page, quiet),
        }),
      ];
    });
    return new UnitOfWork({
      ...folds,
      parked,
      casinos: new Map(timelines),
      days: await SourceDays.load(page, events, first),
    });
  }

  get parked(): ParkedKeys {
    return this.loaded.parked;
  }

  get days(): SourceDays {
    return this.loaded.days;
  }

  sweepOf(casino: string): Sweep {
    return this.loaded.casinos.get(casino)!;
  }

  roomOf(casino: string): Room {
    return this.loaded.rooms.get(casino, casino);
  }

  begunDaysOf(casino: string): ClosedDays {
    return this.loaded.begunDays.get(casino, casino);
  }

  /** The state before an event without a place: a decision, or a record that is only numbered. */
  before({ casino, event }: NumberedEvent): LedgerState {
    const { now } = this.sweepOf(casino);
    const source = numberedReportOf(event)?.source;
    return {
      ...initialState,
      books: now.decided,
      balances: now.balances,
      session: unopenedSession,
      room: this.roomOf(casino),
      begunDays: this.begunDaysOf(casino),
      sequence: source === undefined ? undefined : this.loaded.sequences.get(casino, source),
    };
  }

  applyArrival(
    { casino, number: record, event }: NumberedEvent,
    { sequence }: Pick<EvaluatedArrival, 'sequence'>,
  ): void {
    const source = numberedReportOf(event)?.source;
    if (source !== undefined) this.loaded.sequences.set(casino, source, { state: sequence, record });
  }

  applyDecision({ casino, number: record }: NumberedEvent, books: CasinoBooks): void {
    this.sweepOf(casino).now.decided = books;
    this.loaded.books.set(casino, casino, { state: books, record });
  }

  applyRoom({ casino, number: record }: NumberedEvent, room: Room): void {
    this.loaded.rooms.set(casino, casino, { state: room, record });
  }

  applyBegunDays({ casino, number: record }: NumberedEvent, days: ClosedDays): void {
    this.loaded.begunDays.set(casino, casino, { state: days, record });
  }

  async write(page: PageTransaction): Promise<void> {
    const { sessions, cells, holders, tallies, customers, casinos } = this.loaded;
    for (const [casino, { now }] of casinos) {
      keep(sessions, casino, now.sessions);
      keep(cells, casino, now.cells);
      keep(holders, casino, now.holders);
      keep(tallies, casino, now.tallies);
      keep(customers, casino, now.customers);
    }
    const written = [...casinos].map(([casino, { now, rows }]) => ({
      casino,
      accounts: now.accounts,
      cells: rows,
    }));
    await writeAccountPlaces(page, written);
    await writeCells(page, written);
    await saveFolds(page, this.loaded);
  }
}

function addTallies(
  balances: ReadonlyMap<string, RunningBalances>,
  tallies: FoldStates<TallyNow | undefined>,
): void {
  for (const [casino, held] of balances)
    for (const [key, tally] of tallies.of(casino))
      if (tally !== undefined) held.add({ ...tallyNamedBy(key), subLedger: undefined, ...tally });
}

function keep<State>(
  states: FoldStates<State | undefined>,
  casino: string,
  kept: { readonly changed: ReadonlyMap<string, bigint>; get(key: string): State | undefined },
): void {
  for (const [key, record] of kept.changed) states.set(casino, key, { state: kept.get(key), record });
}

/** Groups parts by casino, so that a lookup does not search the parts of all casinos. */
function byCasino<Part extends { readonly casino: string }>(
  parts: readonly Part[],
): (casino: string) => readonly Part[] {
  const known = new Map<string, Part[]>();
  for (const part of parts) {
    const others = known.get(part.casino);
    if (others === undefined) known.set(part.casino, [part]);
    else others.push(part);
  }
  return (casino) => known.get(casino) ?? [];
}

function firstRecords(events: readonly NumberedEvent[]): ReadonlyMap<string, bigint> {
  const first = new Map<string, bigint>();
  for (const { casino, number } of events) if (!first.has(casino)) first.set(casino, number);
  return first;
}
