import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Intake } from '../src/intake/intake';
import type { CasinoEvent } from '../src/ledger/_core/envelope';
import { PostgresEventStore } from '../src/event-log/postgres/postgres-event-store';
import { isBefore } from '../src/projector/generations/checkpoints';
import { readLivePosition } from '../src/projector/generations/generation';
import { type BenchDatabase, startBenchDatabase } from './bench-database';
import { ProductService } from './contenders/product-service';
import { continuedRebuild } from './contenders/continued-rebuild';
import { type Comparison, type Contender, stretchOf } from './measurement';
import { eventsOf, intakeInto, startSimulatedCasino, takeIn } from './simulated-casino';

export interface Width {
  readonly casinos: number;
  /** Of each casino. */
  readonly events: number;
}

/** So many nights that none of the logs comes to its end. */
const NIGHTS = { firstDay: '2026-01-01', days: 100_000, tables: 2 } as const;
const EVENTS_AN_HOUR = 155;
const USUAL_HOURS = 5;

/**
 * Nights in which each of many casinos opens, plays, counts and closes with so many events. A casino that stands for all of
 * them has nights of the same length, so that both sides report the same kinds of events.
 */
const nightsOf = (events: number): typeof NIGHTS & { readonly hours: number } => ({
  ...NIGHTS,
  hours: Math.min(USUAL_HOURS, events / EVENTS_AN_HOUR),
});

const named = (casinos: number): string[] => Array.from({ length: casinos }, (_, n) => `casino-${n}`);
const inWords = (casinos: number): string => (casinos === 1 ? 'one casino' : `${casinos} casinos`);

/** Whether an event costs more where it is that of one of many casinos, against as many events of one. */
export function widthFigures({ casinos, events }: Width, rounds: number): Comparison[] {
  const most = casinos * events;
  const projectionOf = (several: number): Contender =>
    continuedRebuild(() => startSimulatedCasino({ ...nightsOf(events), casinos: named(several), most }), {
      name: inWords(several),
      warmingUp: 0,
      stretch: Math.floor(most / (rounds + 1)),
      endsLog: true,
    });
  return [
    {
      name: `width: intake of ${casinos} casinos`,
      product: () => intakeOf(casinos, { casinos, events }),
      baseline: () => intakeOf(1, { casinos, events }),
      target: 1,
    },
    {
      name: `width: projection of ${casinos} casinos, ${events} events each`,
      product: () => projectionOf(casinos),
      baseline: () => projectionOf(1),
      target: 1,
    },
  ];
}

/** Events of each casino with which it opens: they are taken in before anything is measured. */
const OPENING = 10;
const TAKEN_IN = 10_000;

/** Takes in what so many casinos report, one event of each in turn, as lines of a file; nothing is projected. */
function intakeOf(several: number, { casinos, events }: Width): Contender {
  const told = eventsOf({ ...nightsOf(events), casinos: named(several) });
  const next = (number: number): CasinoEvent[] =>
    Array.from({ length: number }, () => told.next().value as CasinoEvent);
  let database: BenchDatabase;
  let store: PostgresEventStore;
  let intake: Intake;
  let telling: readonly CasinoEvent[];
  return {
    name: inWords(several),
    async open() {
      database = await startBenchDatabase();
      store = new PostgresEventStore(database.dataSource);
      intake = intakeInto(store);
      await takeIn(intake, next(casinos * OPENING));
    },
    prepare: async () => void (telling = next(TAKEN_IN)),
    work: () => stretchOf(() => takeIn(intake, telling)),
    async close() {
      await store.close();
      await database.end();
    },
  };
}

/** What a service takes of memory that finds the log of many casinos which nobody has projected. */
export interface MemoryFigure {
  readonly name: string;
  readonly events: number;
  readonly perSecond: number;
  /** The most that the process had resident (Linux); the bar is `most`. */
  readonly memoryMb: number;
  readonly most: number;
  readonly met: boolean;
}

const MOST_MB = 1_000;

export const widthMemory = ({
  casinos,
  events,
}: Width): { name: string; measure: () => Promise<MemoryFigure> } => {
  const name = `width: memory of a service that projects ${casinos} casinos`;
  return { name, measure: async () => ({ name, ...(await measured({ casinos, events })) }) };
};

async function measured({ casinos, events }: Width): Promise<Omit<MemoryFigure, 'name'>> {
  const most = casinos * events;
  const log = await startSimulatedCasino({
    ...nightsOf(events),
    casinos: named(casinos),
    most,
    isProjected: false,
  });
  const program = await new ProductService(log).start(true);
  try {
    const started = performance.now();
    const end = await log.store.head();
    while (isBefore((await readLivePosition(log.dataSource, log.store)).place, end, log.store))
      await sleep(100);
    const perSecond = Math.round((log.events / (performance.now() - started)) * 1_000);
    const memoryMb = highestMb(program.pid);
    return { events: log.events, perSecond, memoryMb, most: MOST_MB, met: memoryMb < MOST_MB };
  } finally {
    await program.stop();
    await log.end();
  }
}

const highestMb = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024);
