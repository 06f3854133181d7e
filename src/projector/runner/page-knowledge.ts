import type { JudgedArrival } from '../../ledger/evaluation/judge-event';
import { RunningBalances } from '../../ledger/_core/balances';
import { type KnownBefore, nothingKnown } from '../../ledger/_core/judgement.state';
import {
  type AccountPlaces,
  CasinoNow,
  type CellNow,
  type SessionNow,
} from '../../ledger/evaluation/sweep/casino-now';
import { Sweep } from '../../ledger/evaluation/sweep/sweep';
import { type CasinoBooks, unopenedBooks } from '../../ledger/casino/casino-books.state';
import { emptyRoom, type Room } from '../../ledger/casino/open-room.state';
import { numberedReportOf } from '../../ledger/source-sequence/numbered-report.state';
import type { SourceSequence } from '../../ledger/source-sequence/source-sequence.state';
import { sessionKeyOf } from '../../ledger/table-session/session-key.state';
import { unopenedSession } from '../../ledger/table-session/table-session.state';
import type { EventStorePort } from '../../event-log/event-store.port';
import { loadBalances } from '../../ledger/journal/casino-balances.queries';
import { FoldStates } from '../../ledger/_core/store/fold-states';
import { readAccountPlaces, writeAccountPlaces } from '../order/account-places';
import { CasinoPast } from '../order/casino-past';
import { writeCells } from '../order/fact-cells';
import { SourceDays } from '../order/source-days';
import { judging } from '../parking/fold-fault';
import { ParkedKeys, parkingKeyOf } from '../parking/parked-keys';
import type { PageTransaction } from '../../ledger/_core/store/read-model';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { othersTurn } from './others-turn';
import { mentionedBy, readFirstReports } from '../../ledger/house-round/first-reports.queries';

interface Loaded {
  readonly books: FoldStates<CasinoBooks>;
  readonly rooms: FoldStates<Room>;
  readonly sequences: FoldStates<SourceSequence | undefined>;
  readonly sessions: FoldStates<SessionNow | undefined>;
  readonly cells: FoldStates<CellNow | undefined>;
  readonly casinos: ReadonlyMap<string, Sweep>;
  readonly parked: ParkedKeys;
  readonly days: SourceDays;
}

export interface KnowledgeOptions {
  readonly store: EventStorePort;
  /** Ends once none of the page's rows is being written any more. */
  readonly quiet: () => Promise<void>;
}

/** Everything that the judges of a page need to know: loaded before it, kept up event by event, written after it. */
export class PageKnowledge {
  private constructor(private readonly loaded: Loaded) {}

  static async load(
    page: PageTransaction,
    events: readonly NumberedEvent[],
    { store, quiet }: KnowledgeOptions,
  ): Promise<PageKnowledge> {
    const first = firstRecords(events);
    const casinos = [...first.keys()];
    const keys = casinos.map((casino) => ({ casino, key: casino }));
    const load = <State>(fold: string, initial: State, of: { casino: string; key: string }[]) =>
      FoldStates.load<State>(page, { fold, initial, keys: of });
    const reported = keysOf(events, ({ event }) => numberedReportOf(event)?.source);
    const played = keysOf(events, ({ event }) => sessionKeyOf(event));
    const books = await FoldStates.load<CasinoBooks>(page, {
      ...{ fold: 'casino-books', initial: unopenedBooks, keys, keepsVersions: true },
    });
    const sessions = await load<SessionNow | undefined>('table-session', undefined, played);
    const cells = await FoldStates.loadAll<CellNow | undefined>(page, {
      ...{ fold: 'fact-cell', initial: undefined, casinos },
    });
    const balances = await loadBalances(page, casinos);
    const places = await readAccountPlaces(page, casinos);
    const mentioned = events.flatMap(mentionedBy);
    const reports = await readFirstReports(page, mentioned);
    const parked = await ParkedKeys.load(page, casinos);
    const ofCasino = <Value>(values: readonly (readonly [string, string, Value])[], casino: string) =>
      values.flatMap(([of, key, value]) => (of === casino ? [[key, value] as const] : []));
    const timelines = casinos.map((casino): [string, Sweep] => {
      const now = new CasinoNow({
        decided: books.get(casino, casino),
        balances: balances.get(casino) ?? new RunningBalances(),
        sessions: sessions.of(casino) as [string, SessionNow][],
        cells: cells.of(casino) as [string, CellNow][],
        accounts: ofCasino<AccountPlaces>(places, casino),
        reports: ofCasino(
          reports.map((each) => [each.casino, each.reference, each.report] as const),
          casino,
        ),
        lookedFor: {
          sessions: played.flatMap((each) => (each.casino === casino ? [each.key] : [])),
          reports: mentioned.flatMap((each) => (each.casino === casino ? [each.reference] : [])),
        },
      });
      const past = new CasinoPast({ page, store, casino, first: first.get(casino)!, quiet });
      return [
        casino,
        new Sweep(now, past, {
          isParked: (event) => parked.has(casino, parkingKeyOf(event)),
          judging,
          othersTurn: othersTurn(page, quiet),
        }),
      ];
    });
    return new PageKnowledge({
      ...{ books, sessions, cells, parked },
      rooms: await load('open-room', emptyRoom, keys),
      sequences: await load<SourceSequence | undefined>('source-sequence', undefined, reported),
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

  /** What is known before an event of which the place says nothing: a decision, or what is only numbered. */
  before({ casino, event }: NumberedEvent): KnownBefore {
    const { now } = this.sweepOf(casino);
    const source = numberedReportOf(event)?.source;
    return {
      ...nothingKnown,
      books: now.decided,
      balances: now.balances,
      session: unopenedSession,
      room: this.roomOf(casino),
      sequence: source === undefined ? undefined : this.loaded.sequences.get(casino, source),
    };
  }

  /** Takes in that the number of an event has arrived. */
  learnArrival(
    { casino, number: record, event }: NumberedEvent,
    { sequence }: Pick<JudgedArrival, 'sequence'>,
  ): void {
    const source = numberedReportOf(event)?.source;
    if (source !== undefined) this.loaded.sequences.set(casino, source, { state: sequence, record });
  }

  /** Takes in what persons have decided. */
  learnDecided({ casino, number: record }: NumberedEvent, books: CasinoBooks): void {
    this.sweepOf(casino).now.decided = books;
    this.loaded.books.set(casino, casino, { state: books, record });
  }

  learnRoom({ casino, number: record }: NumberedEvent, room: Room): void {
    this.loaded.rooms.set(casino, casino, { state: room, record });
  }

  /** Writes the states that changed; balances and rounds are read models, and written as such. */
  async write(page: PageTransaction): Promise<void> {
    const { books, rooms, sequences, sessions, cells, casinos } = this.loaded;
    for (const [casino, { now, rows }] of casinos) {
      keep(sessions, casino, now.sessions);
      keep(cells, casino, now.cells);
      await writeAccountPlaces(page, casino, now.accounts);
      await writeCells(page, casino, rows);
    }
    for (const states of [books, rooms, sequences, sessions, cells]) await states.write(page);
  }
}

function keep<State>(
  states: FoldStates<State | undefined>,
  casino: string,
  kept: { readonly changed: ReadonlyMap<string, bigint>; get(key: string): State | undefined },
): void {
  for (const [key, record] of kept.changed) states.set(casino, key, { state: kept.get(key), record });
}

/** The first record of each casino. */
function firstRecords(events: readonly NumberedEvent[]): ReadonlyMap<string, bigint> {
  const first = new Map<string, bigint>();
  for (const { casino, number } of events) if (!first.has(casino)) first.set(casino, number);
  return first;
}

/** The keys of a fold that the events of a page are about, each once. */
function keysOf(
  events: readonly NumberedEvent[],
  keyOf: (event: NumberedEvent) => string | undefined,
): { casino: string; key: string }[] {
  const keys = new Map<string, { casino: string; key: string }>();
  for (const numbered of events) {
    const { casino } = numbered;
    const key = keyOf(numbered);
    if (key !== undefined) keys.set(`${casino}\0${key}`, { casino, key });
  }
  return [...keys.values()];
}
