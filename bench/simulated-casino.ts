import { PostgresEventStore } from '../src/event-log/postgres/postgres-event-store';
import type { CasinoEvent } from '../src/kernel/envelope';
import { CONSOLE, type LogPosition } from '../src/event-log/event-store.port';
import { Intake } from '../src/intake/intake';
import { recordLines } from '../src/intake/record-lines';
import { projectToEnd } from '../src/projector/runner/live-page';
import { simulate, type Simulation } from '../packages/simulator/simulate';
import { type BenchDatabase, startBenchDatabase } from './bench-database';
import { present } from '../src/kernel/present';

export const MADE_UP = { casino: 'simulated', currency: 'EUR', seed: 'bench' } as const;

/** A made-up casino is history: nobody has decided its authorisation here. */
const MARK = '2026-01-01T00:00:00.000Z bench';

export interface SimulatedCasino extends BenchDatabase {
  readonly store: PostgresEventStore;
  readonly events: number;
}

interface Nights extends Pick<Simulation, 'firstDay' | 'days' | 'tables' | 'hours'> {
  readonly casinos?: readonly string[];
  /** So many of all casinos together; undefined: those of all nights. */
  readonly most?: number;
  /** False: the log alone. */
  readonly isProjected?: boolean;
}

/**
 * A server of its own with the log of a made-up casino, taken in by the intake, in the order in which it is
 * delivered, and projected to its end.
 */
export async function startSimulatedCasino(
  { isProjected = true, ...nights }: Nights,
  delivered: (events: Iterable<CasinoEvent>) => Iterable<CasinoEvent> = (events) => events,
): Promise<SimulatedCasino> {
  const database = await startBenchDatabase();
  const store = new PostgresEventStore(database.dataSource);
  let ended: Promise<void> | undefined;
  const events = await takeIn(intakeInto(store), delivered(eventsOf(nights)));
  if (isProjected) await projectToEnd(database.dataSource, store);
  return {
    ...database,
    store,
    events,
    end: () => (ended ??= store.close().then(() => database.end())),
  };
}

/** What made-up casinos report, at the same time. */
export function* eventsOf({
  casinos = [MADE_UP.casino],
  most = Infinity,
  ...nights
}: Omit<Nights, 'isProjected'>): Generator<CasinoEvent> {
  let left = most;
  for (const event of inTurn(casinos.map((casino) => simulate({ ...MADE_UP, ...nights, casino })))) {
    if (left-- <= 0) return;
    yield event;
  }
}

/** The intake of a made-up casino: whatever day it is, and whatever is told, is taken in. */
export const intakeInto = (store: PostgresEventStore): Intake =>
  new Intake(store, { daysBack: 100_000, daysAhead: 100_000 });

/** As the intake takes in a file; answers how many events that were. One that is told twice is taken in once. */
export async function takeIn(intake: Intake, told: Iterable<CasinoEvent>): Promise<number> {
  let events = 0;
  const lines = function* (): Generator<Buffer> {
    for (const event of told) yield Buffer.from(`${JSON.stringify(event)}\n`);
  };
  await recordLines(portions(lines()), intake, {
    sender: { credentialId: CONSOLE, casinos: 'all', history: { mark: MARK, sealed: new Set() } },
    onOutcome: ({ outcome }) => {
      if (outcome === 'stored') events += 1;
      else if (outcome !== 'duplicate') throw new Error(`a simulated event is ${outcome}`);
    },
  });
  return events;
}

/** One event of each in turn, as casinos report at the same time. */
function* inTurn(logs: Iterator<CasinoEvent>[]): Generator<CasinoEvent> {
  for (let left = logs; left.length > 0;) {
    const next = left.map((log) => ({ log, event: log.next() }));
    left = next.filter(({ event }) => event.done !== true).map(({ log }) => log);
    for (const { event } of next) if (event.done !== true) yield event.value;
  }
}

const PORTION = 200;

/** As a file is read: many lines at once. */
async function* portions(lines: Iterable<Buffer>): AsyncGenerator<Buffer> {
  let portion: Buffer[] = [];
  for (const line of lines) {
    if (portion.push(line) < PORTION) continue;
    yield Buffer.concat(portion);
    portion = [];
  }
  yield Buffer.concat(portion);
}

/** The place of the n-th record of the log, or behind another place, or of its last. */
export async function placeOfRecord(
  store: PostgresEventStore,
  n: number,
  from?: LogPosition,
): Promise<LogPosition> {
  let place: LogPosition | undefined;
  for await (const record of store.readLog({ limit: n, ...present({ from }) })) place = record.place;
  return place!;
}
