import { join } from 'node:path';
import { type BenchDatabase, startBenchDatabase } from './bench-database';
import { eventStoreDbClient } from './contenders/eventstoredb-client';
import { ProductService } from './contenders/product-service';
import { type RunningProgram, startProgram } from './contenders/running-program';
import type { Comparison, Contender } from './measurement';

const DOUBLE = join(__dirname, 'contenders', 'eventstoredb-double.main.ts');
const HOOK = join(__dirname, '..', 'test', 'support', 'database', 'typescript-hook.cjs');

const startDouble =
  (eventsBefore = 0) =>
  (): Promise<RunningProgram> =>
    startProgram(['-r', HOOK, DOUBLE, `${eventsBefore}`], {}, /^listens: (\d+)$/);

/** Who reports, and how; one NDJSON request of 5,900 events is a night that is told at once. */
const CALLERS = [
  { connections: 1, batch: 1 },
  { connections: 16, batch: 1 },
  { connections: 64, batch: 1 },
  { connections: 1, batch: 100 },
  { connections: 8, batch: 100 },
  { connections: 1, batch: 5_900 },
] as const;

/** Of a log with a million events the service takes in as fast as of an empty one. */
const MILLION = 1_000_000;

type Callers = (typeof CALLERS)[number];

/**
 * Events over HTTP into the built service, whose log is the double of EventStoreDB in a process of its own: beside the
 * log in PostgreSQL, beside the client of EventStoreDB alone, and beside itself with a million events in the log.
 */
export function eventStoreFigures(): Comparison[] {
  return CALLERS.flatMap((callers) => {
    const name = `EventStoreDB, ${callers.connections} at once, ${callers.batch} events each`;
    const inEventStore = (eventsBefore = 0): Contender => service(callers, startDouble(eventsBefore));
    return [
      {
        name: `${name} / the log in PostgreSQL`,
        product: () => inEventStore(),
        baseline: () => service(callers),
        target: 0.4,
      },
      {
        // The limit of the first figure: a service that cost nothing would be as fast.
        name: `${name}, its client alone / the log in PostgreSQL`,
        product: () => eventStoreDbClient(callers, startDouble()),
        baseline: () => service(callers),
      },
      {
        name: `${name} / its client alone`,
        product: () => inEventStore(),
        baseline: () => eventStoreDbClient(callers, startDouble()),
      },
      {
        name: `${name}, a million before / none`,
        product: () => inEventStore(MILLION),
        baseline: () => inEventStore(),
        target: 0.9,
      },
    ];
  });
}

/** A service on a database of its own: books go on with the log that they were made from, and with no other. */
function service(
  { connections, batch }: Callers,
  startEventStore?: () => Promise<RunningProgram>,
): Contender {
  const setting = { connections, projects: false };
  const name = `cagnotte serve, log in ${startEventStore ? 'EventStoreDB' : 'PostgreSQL'}, projections elsewhere`;
  let database: BenchDatabase;
  let contender: Contender;
  return {
    name,
    async open() {
      database = await startBenchDatabase();
      const product = new ProductService(database, startEventStore);
      contender = batch === 1 ? product.singly(setting) : product.ndjson(setting, batch);
      await contender.open();
    },
    prepare: () => contender.prepare!(),
    work: (ms) => contender.work(ms),
    async close() {
      await contender.close();
      await database.end();
    },
  };
}
