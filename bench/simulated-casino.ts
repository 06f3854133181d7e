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

/** The mark of imported history: the simulated authorisation was not decided in this service. */
const MARK = '2026-01-01T00:00:00.000Z bench';

export interface SimulatedCasino extends BenchDatabase {
  readonly store: PostgresEventStore;
  readonly events: number;
  /** Stores and projects further nights. */
  alsoSimulate(nights: Nights): Promise<void>;
}

interface Nights extends Pick<Simulation, 'firstDay' | 'days' | 'tables' | 'hours'> {
  readonly casinos?: readonly string[];
  /** Limit of events of all casinos together; undefined: all nights. */
  readonly most?: number;
  /** False: the log alone. */
  readonly isProjected?: boolean;
}

/**
 * A server with the log of a simulated casino, stored by the intake in order of delivery, and projected to its end.
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
    async alsoSimulate(further) {
      await takeIn(intakeInto(store), eventsOf(further));
      await projectToEnd(database.dataSource, store);
    },
    end: () => (ended ??= store.close().then(() => database.end())),
  };
}

/** The interleaved events of simulated casinos. */
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

/** An intake without restrictions on gaming days. */
export const intakeInto = (store: PostgresEventStore): Intake =>
  new Intake(store, { daysBack: 100_000, daysAhead: 100_000 });

/** Stores events like a file. @returns the number of stored events, without repeats */
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

/** Interleaves logs, one event of each in turn. */
function* inTurn(logs: Iterator<CasinoEvent>[]): Generator<CasinoEvent> {
  for (let left = logs; left.length > 0;) {
    const next = left.map((log) => ({ log, event: log.next() }));
    left = next.filter(({ event }) => event.done !== true).map(({ log }) => log);
    for (const { event } of next) if (event.done !== true) yield event.value;
  }
}

const PORTION = 200;

/** Groups lines into chunks, as a file is read. */
async function* portions(lines: Iterable<Buffer>): AsyncGenerator<Buffer> {
  let portion: Buffer[] = [];
  for (const line of lines) {
    if (portion.push(line) < PORTION) continue;
    yield Buffer.concat(portion);
    portion = [];
  }
  yield Buffer.concat(portion);
}

/** The position of the n-th record of the log, also counted from another position, or of its last record. */
export async function placeOfRecord(
  store: PostgresEventStore,
  n: number,
  from?: LogPosition,
): Promise<LogPosition> {
  let place: LogPosition | undefined;
  for await (const record of store.readLog({ limit: n, ...present({ from }) })) place = record.place;
  return place!;
}
