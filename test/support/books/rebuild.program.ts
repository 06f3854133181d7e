/* A program that rebuilds record by record, to be killed by tests: node -r <typescript-hook> <this file> <url> <program>. After
   each record it writes a line and waits until a line comes in. */
import { createInterface } from 'node:readline';
import { createDataSource } from '../../../src/app/database/data-source';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import type { EventStorePort, ReadLogOptions, RecordedEvent } from '../../../src/event-log/event-store.port';
import { rebuild } from '../../../src/projector/generations/rebuild';

/** A log that is read only when the test says so. */
function readOnDemand(store: PostgresEventStore): EventStorePort {
  const demands = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const readLog = async function* (options: ReadLogOptions = {}): AsyncGenerator<RecordedEvent> {
    process.stdout.write('reading\n');
    await demands.next();
    yield* store.readLog(options);
  };
  return new Proxy(store, {
    get: (target, name) => (name === 'readLog' ? readLog : Reflect.get(target, name)) as unknown,
  });
}

async function main(): Promise<void> {
  const dataSource = await createDataSource({
    url: process.argv[2]!,
    applicationName: 'rebuild-program',
  }).initialize();
  const store = new PostgresEventStore(dataSource);
  await rebuild(dataSource, readOnDemand(store), {
    ...{ pageSize: 1, program: process.argv[3], afterwards: () => 'switch' },
  });
  await store.close();
  await dataSource.destroy();
  process.stdin.destroy();
}

main().catch((failure: unknown) => {
  process.stderr.write(`${String(failure)}\n`);
  // Its connections are open.
  process.exit(1);
});
