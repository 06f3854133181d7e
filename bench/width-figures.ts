import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Intake } from '../src/intake/intake';
import type { CasinoEvent } from '../src/kernel/envelope';
import { PostgresEventStore } from '../src/event-log/postgres/postgres-event-store';
import { isBefore } from '../src/projector/generations/checkpoints';
import { readLivePosition } from '../src/projector/generations/generation';
import { type BenchDatabase, startBenchDatabase } from './bench-database';
import { ProductService } from './contenders/product-service';
import { continuedRebuild } from './contenders/continued-rebuild';
import { type Comparison, type Contender, stretchOf } from './measurement';
import { type ProcessorTime, split } from './processor-time';
import { eventsOf, intakeInto, type SimulatedCasino, startSimulatedCasino, takeIn } from './simulated-casino';

export interface Width {
  readonly casinos: number;
  /** Of each casino. */
  readonly events: number;
}

/** Enough nights that no log ends. */
const NIGHTS = { firstDay: '2026-01-01', days: 100_000, tables: 2 } as const;
const EVENTS_AN_HOUR = 155;
const USUAL_HOURS = 5;

/**
 * Nights in which each of many casinos opens, plays, counts and closes with this number of events. The single casino of the
 * other side has nights of the same length, so that both sides report the same kinds of events.
 */
const nightsOf = (events: number): typeof NIGHTS & { readonly hours: number } => ({
  ...NIGHTS,
  hours: Math.min(USUAL_HOURS, events / EVENTS_AN_HOUR),
});

const named = (casinos: number): string[] => Array.from({ length: casinos }, (_, n) => `casino-${n}`);
const inWords = (casinos: number): string => (casinos === 1 ? 'one casino' : `${casinos} casinos`);

/** Compares the cost of an event of many casinos with the cost for one casino with as many events. */
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

/** The number of opening events of each casino, stored before the measurement. */
const OPENING = 10;
const TAKEN_IN = 10_000;

/** Stores interleaved events of several casinos as lines of a file, without projection. */
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

/** The first projection of a log by a service: of many casinos, and of one. */
export interface FirstLoadFigure {
  readonly name: string;
  readonly events: number;
  /** Events stored per second by this process, which also simulates them. */
  readonly takenInPerSecond: number;
  readonly perSecond: number;
  /** Processor time per event while the service projects. */
  readonly processor: ProcessorTime | undefined;
  /** The maximum resident memory (Linux); `most` is the limit. */
  readonly memoryMb: number;
  readonly most: number;
  /** Ratios of the figures of many casinos to those of one. */
  readonly ratio?: { readonly takenIn: number; readonly projected: number };
  readonly met: boolean;
}

const MOST_MB = 1_000;

interface Measuring {
  readonly name: string;
  readonly measure: () => Promise<FirstLoadFigure>;
}

/** Many casinos come first, so that their figures exist even if the run is ended early. */
export function firstLoads({ casinos, events }: Width): readonly Measuring[] {
  const most = casinos * events;
  let ofMany: FirstLoadFigure | undefined;
  return [casinos, 1].map((several): Measuring => {
    const name = `width: memory of a service that projects ${inWords(several)}`;
    const measure = async (): Promise<FirstLoadFigure> => {
      const log = { ...nightsOf(events), casinos: named(several), most };
      const figure = { name, ...(await firstLoad(log, new Progress(name, most))) };
      if (several > 1 || ofMany === undefined) return (ofMany = figure);
      const takenIn = hundredths(ofMany.takenInPerSecond / figure.takenInPerSecond);
      return { ...figure, ratio: { takenIn, projected: hundredths(ofMany.perSecond / figure.perSecond) } };
    };
    return { name, measure };
  });
}

async function firstLoad(
  nights: Parameters<typeof startSimulatedCasino>[0],
  progress: Progress,
): Promise<Omit<FirstLoadFigure, 'name'>> {
  const begun = performance.now();
  const log = await startSimulatedCasino({ ...nights, isProjected: false }, (events) =>
    progress.following(events),
  );
  const takenInPerSecond = Math.round((log.events / (performance.now() - begun)) * 1_000);
  const program = await new ProductService(log).start(true);
  try {
    const stretch = await stretchOf(() => projected(log, () => progress.projected(log, program.pid)));
    const memoryMb = highestMb(program.pid);
    return {
      events: log.events,
      takenInPerSecond,
      processor: rounded(stretch.processor),
      memoryMb,
      most: MOST_MB,
      perSecond: Math.round((stretch.events / stretch.ms) * 1_000),
      met: memoryMb < MOST_MB,
    };
  } finally {
    await program.stop();
    await log.end();
  }
}

/** Waits until everything is projected. @returns the number of events */
async function projected(
  { store, dataSource, events }: SimulatedCasino,
  meanwhile: () => Promise<void>,
): Promise<number> {
  const end = await store.head();
  while (isBefore((await readLivePosition(dataSource, store)).place, end, store)) {
    await meanwhile();
    await sleep(100);
  }
  return events;
}

const TOLD_EVERY_MS = 30_000;

/** Prints the progress of a long figure to standard error. */
class Progress {
  private begun = performance.now();
  private toldAt = this.begun;

  constructor(
    private readonly name: string,
    private readonly most: number,
  ) {}

  *following(events: Iterable<CasinoEvent>): Generator<CasinoEvent> {
    let takenIn = 0;
    for (const event of events) {
      takenIn += 1;
      yield event;
      if (this.isDue()) this.tell({ takenIn }, takenIn);
    }
    this.begun = performance.now();
  }

  async projected({ dataSource }: SimulatedCasino, pid: number): Promise<void> {
    if (!this.isDue()) return;
    const [{ records }]: [{ records: string }] = await dataSource.query(
      'SELECT coalesce(sum(last_number), 0)::text AS records FROM register.casino',
    );
    this.tell({ projected: Number(records), memoryMb: highestMb(pid) }, Number(records));
  }

  private isDue(): boolean {
    return performance.now() - this.toldAt > TOLD_EVERY_MS;
  }

  private tell(what: object, events: number): void {
    this.toldAt = performance.now();
    const perSecond = Math.round((events / (this.toldAt - this.begun)) * 1_000);
    process.stderr.write(`${JSON.stringify({ progress: this.name, of: this.most, ...what, perSecond })}\n`);
  }
}

const rounded = (time: ProcessorTime | undefined): ProcessorTime | undefined =>
  time && split((user) => Math.round(time[user]));

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const highestMb = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024);
