import { join } from 'node:path';
import type { BenchDatabase } from './bench-database';
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

/**
 * Events over HTTP into the built service, whose log is the double of EventStoreDB in a process of its own: beside the
 * log in PostgreSQL, beside the client of EventStoreDB alone, and beside itself with a million events in the log.
 */
export function eventStoreFigures(database: BenchDatabase): Comparison[] {
  const inPostgres = new ProductService(database);
  const inEventStore = (eventsBefore = 0): ProductService =>
    new ProductService(database, startDouble(eventsBefore));
  const of = (service: ProductService, { connections, batch }: (typeof CALLERS)[number]): Contender =>
    batch === 1
      ? service.singly({ connections, projects: false })
      : service.ndjson({ connections, projects: false }, batch);
  return CALLERS.flatMap((callers) => {
    const name = `EventStoreDB, ${callers.connections} at once, ${callers.batch} events each`;
    return [
      {
        name: `${name} / the log in PostgreSQL`,
        product: () => of(inEventStore(), callers),
        baseline: () => of(inPostgres, callers),
        target: 0.4,
      },
      {
        name: `${name} / its client alone`,
        product: () => of(inEventStore(), callers),
        baseline: () => eventStoreDbClient(callers, startDouble()),
      },
      {
        name: `${name}, a million before / none`,
        product: () => of(inEventStore(MILLION), callers),
        baseline: () => of(inEventStore(), callers),
        target: 0.9,
      },
    ];
  });
}
