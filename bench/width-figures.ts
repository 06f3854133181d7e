import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresEventStore } from '../src/event-log/postgres/postgres-event-store';
import { isBefore } from '../src/projector/generations/checkpoints';
import { readLivePosition } from '../src/projector/generations/generation';
import { type BenchDatabase, startBenchDatabase } from './bench-database';
import { ProductService } from './contenders/product-service';
import { rebuildOf } from './contenders/rebuild';
import type { Comparison, Contender } from './measurement';
import { eventsOf, type SimulatedCasino, startSimulatedCasino, takeIn } from './simulated-casino';

export interface Width {
  readonly casinos: number;
  /** Of each casino. */
  readonly events: number;
}

/** So many nights that none of the logs comes to its end. */
const NIGHTS = { firstDay: '2026-01-01', days: 100_000, tables: 2 } as const;
const PAGE = 4_000;

const named = (casinos: number): string[] => Array.from({ length: casinos }, (_, n) => `casino-${n}`);
const inWords = (casinos: number): string => (casinos === 1 ? 'one casino' : `${casinos} casinos`);

/** Whether an event costs more where it is that of one of many casinos, against as many events of one. */
export function widthFigures({ casinos, events }: Width): Comparison[] {
  const records = casinos * events;
  const projectionOf = (several: number): Contender =>
    rebuildOf(logOf(several, records), { records, pageSize: PAGE, name: inWords(several) });
  return [
    {
      name: `width: intake of ${casinos} casinos`,
      product: () => intakeOf(casinos),
      baseline: () => intakeOf(1),
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

function logOf(casinos: number, most: number): () => Promise<SimulatedCasino> {
  let made: Promise<SimulatedCasino> | undefined;
  return () => (made ??= startSimulatedCasino({ ...NIGHTS, casinos: named(casinos), most }));
}

/** Takes in what casinos report, one event of each in turn, as lines of a file; nothing is projected. */
function intakeOf(casinos: number): Contender {
  const events = eventsOf({ ...NIGHTS, casinos: named(casinos) });
  let database: BenchDatabase;
  let store: PostgresEventStore;
  return {
    name: inWords(casinos),
    async open() {
      database = await startBenchDatabase();
      store = new PostgresEventStore(database.dataSource);
    },
    async work(ms) {
      const started = performance.now();
      const until = function* () {
        while (performance.now() - started < ms) yield events.next().value!;
      };
      const taken = await takeIn(store, until());
      return { events: taken, ms: performance.now() - started };
    },
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
  const log = await startSimulatedCasino({ ...NIGHTS, casinos: named(casinos), most, isProjected: false });
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
