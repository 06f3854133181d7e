/* A program that rebuilds record by record, to be killed by tests: node -r <typescript-hook> <this file> <url> <program>. At its
   start and after each record it writes a line and waits for a line of input. */
import { readSync } from 'node:fs';
import { createDataSource } from '../../../src/app/database/data-source';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { rebuild } from '../../../src/projector/generations/rebuild';

const DEMAND = Buffer.from('on\n');

/** Blocks until the test writes a line. */
function untilDemanded(): void {
  process.stdout.write('waiting\n');
  readSync(0, Buffer.alloc(DEMAND.length), 0, DEMAND.length, null);
}

async function main(): Promise<void> {
  const dataSource = await createDataSource({
    url: process.argv[2]!,
    applicationName: 'rebuild-program',
  }).initialize();
  const store = new PostgresEventStore(dataSource);
  untilDemanded();
  await rebuild(dataSource, store, {
    pageSize: 1,
    program: process.argv[3],
    afterwards: () => 'switch',
    onProgress: untilDemanded,
  });
  await store.close();
  await dataSource.destroy();
}

main().catch((failure: unknown) => {
  process.stderr.write(`${String(failure)}\n`);
  // Open connections would keep the process alive.
  process.exit(1);
});
