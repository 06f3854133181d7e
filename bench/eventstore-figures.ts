import { join } from 'node:path';
import { MEASURED } from '../test/support/eventstoredb-double/append-times';
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

/** Connections and events per request; one NDJSON request of 5,900 events is a whole night at once. */
const CALLERS = [
  { connections: 1, batch: 1 },
  { connections: 8, batch: 1 },
  { connections: 16, batch: 1 },
  { connections: 32, batch: 1 },
  { connections: 64, batch: 1 },
  { connections: 1, batch: 100 },
  { connections: 8, batch: 100 },
  { connections: 1, batch: 5_900 },
] as const;

/** The events go round as many tables, each with its stream. */
const TABLES = 24;

/** The size of a log for which ingest must be as fast as for an empty one. */
const MILLION = 1_000_000;

type Callers = (typeof CALLERS)[number];

/**
 * Events over HTTP into the built service with the double of EventStoreDB in its own process, compared with the log in
 * PostgreSQL, with the client of EventStoreDB alone, and with itself on a log of a million events.
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
        target: 0.5,
      },
      {
        // The upper bound of the first figure: a service without costs of its own.
        name: `${name}, its client alone / the log in PostgreSQL`,
        product: () => eventStoreDbClient(callers, startDouble()),
        baseline: () => service(callers),
      },
      {
        name: `${name} / its client alone`,
        product: () => inEventStore(),
        baseline: () => eventStoreDbClient(callers, startDouble()),
        ...(callers.batch > 1 && { target: 0.5 }),
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

/**
 * A service on a database of its own, since books belong to the log that they were projected from. Its disk flushes as slowly as
 * that of the double: the server that the double follows was measured beside a PostgreSQL on the same disk.
 */
function service(
  { connections, batch }: Callers,
  startEventStore?: () => Promise<RunningProgram>,
): Contender {
  const setting = { connections, projects: false, tables: TABLES };
  const name = `cagnotte serve, log in ${startEventStore ? 'EventStoreDB' : 'PostgreSQL'}, projections elsewhere`;
  let database: BenchDatabase;
  let contender: Contender;
  return {
    name,
    async open() {
      database = await startBenchDatabase(MEASURED.flushMs);
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
