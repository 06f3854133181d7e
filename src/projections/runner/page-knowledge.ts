import type { RunningBalances } from '../../accounting/balances';
import type { Judgement, KnownBefore } from '../../accounting/judgement';
import type { RefoldedKey } from '../../accounting/refold/refold-key';
import { type CasinoBooks, unopenedBooks } from '../../domain/casino-books/casino-books';
import { emptyRoom, type Room } from '../../domain/casino-books/open-room';
import { noPools, type Pools } from '../../domain/jackpot/pool';
import { sessionKeyOf } from '../../domain/table-session/session-key';
import { numberedReportOf } from '../../domain/source-sequence/numbered-report';
import type { SourceSequence } from '../../domain/source-sequence/source-sequence';
import { type TableSession, unopenedSession } from '../../domain/table-session/table-session';
import { loadBalances } from '../balances/casino-balances';
import { FoldStates } from '../folds/fold-states';
import { ParkedKeys } from '../parking/parked-keys';
import type { PageTransaction } from '../read-model';
import type { NumberedEvent } from '../register/numbered-event';
import { RoundReports } from '../rounds/round-reports';

interface Loaded {
  readonly books: FoldStates<CasinoBooks>;
  readonly pools: FoldStates<Pools>;
  readonly rooms: FoldStates<Room>;
  readonly sequences: FoldStates<SourceSequence | undefined>;
  readonly sessions: FoldStates<TableSession>;
  readonly balances: ReadonlyMap<string, RunningBalances>;
  readonly rounds: RoundReports;
  readonly parked: ParkedKeys;
}

/** Everything that the judges of a page need to know: loaded before it, kept up event by event, written after it. */
export class PageKnowledge {
  private constructor(private readonly loaded: Loaded) {}

  static async load(page: PageTransaction, events: readonly NumberedEvent[]): Promise<PageKnowledge> {
    const casinos = [...new Set(events.map(({ casino }) => casino))];
    const keys = casinos.map((casino) => ({ casino, key: casino }));
    const load = <State>(fold: string, initial: State, of: { casino: string; key: string }[]) =>
      FoldStates.load<State>(page, { fold, initial, keys: of });
    const reported = keysOf(events, ({ event }) => numberedReportOf(event)?.source);
    const played = keysOf(events, ({ event }) => sessionKeyOf(event));
    return new PageKnowledge({
      books: await FoldStates.load<CasinoBooks>(page, {
        ...{ fold: 'casino-books', initial: unopenedBooks, keys, keepsVersions: true },
      }),
      pools: await load('jackpot-pools', noPools, keys),
      rooms: await load('open-room', emptyRoom, keys),
      sequences: await load<SourceSequence | undefined>('source-sequence', undefined, reported),
      sessions: await load('table-session', unopenedSession, played),
      balances: await loadBalances(page, casinos),
      rounds: await RoundReports.load(page, events),
      parked: await ParkedKeys.load(page, casinos),
    });
  }

  get parked(): ParkedKeys {
    return this.loaded.parked;
  }

  /** What is known before an event. */
  before(numbered: NumberedEvent): KnownBefore {
    const { casino, event } = numbered;
    const session = sessionKeyOf(event);
    const source = numberedReportOf(event)?.source;
    return {
      books: this.loaded.books.get(casino, casino),
      pools: this.loaded.pools.get(casino, casino),
      room: this.loaded.rooms.get(casino, casino),
      sequence: source === undefined ? undefined : this.loaded.sequences.get(casino, source),
      session: session === undefined ? unopenedSession : this.loaded.sessions.get(casino, session),
      balances: this.loaded.balances.get(casino)!,
      firstReport: this.loaded.rounds.firstReport(numbered),
      entryOf: (reference) => this.loaded.rounds.entryOf(casino, reference),
    };
  }

  /** Takes in what an event meant. */
  learn(numbered: NumberedEvent, { lines, books, pools, room, session, sequence }: Judgement): void {
    const { casino, number: record, event } = numbered;
    const key = sessionKeyOf(event);
    this.loaded.books.set(casino, casino, { state: books, record });
    this.loaded.pools.set(casino, casino, { state: pools, record });
    this.loaded.rooms.set(casino, casino, { state: room, record });
    const source = numberedReportOf(event)?.source;
    if (source !== undefined) this.loaded.sequences.set(casino, source, { state: sequence, record });
    if (key !== undefined) this.loaded.sessions.set(casino, key, { state: session, record });
    this.loaded.balances.get(casino)!.enter(lines);
    this.loaded.rounds.enter(numbered, lines);
  }

  /** Takes in what sessions have come to whose facts were folded again by a record. */
  learnSessions({ casino, number: record }: NumberedEvent, keys: readonly RefoldedKey[]): void {
    for (const { key, refolded } of keys) {
      this.loaded.sessions.set(casino, key, { state: refolded.after.session, record });
    }
  }

  /** Writes the states that changed; balances and rounds are read models, and written as such. */
  async write(page: PageTransaction): Promise<void> {
    await this.loaded.books.write(page);
    await this.loaded.pools.write(page);
    await this.loaded.rooms.write(page);
    await this.loaded.sequences.write(page);
    await this.loaded.sessions.write(page);
  }
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
