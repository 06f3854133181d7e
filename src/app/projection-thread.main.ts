/* A thread that shares the projections of a service while there is much to project: see projection-threads.ts. */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ProjectionLease } from '../projector/runner/projection-lease';
import { ProjectionRunner } from '../projector/runner/runner';
import { readConfig } from './config';
import { createDataSource } from './database/data-source';
import { describeFault } from './graphql-fault-log';
import { openEventStore } from './open-books';
import type { ProjectionTask, ThreadSays } from './projection-threads';

/** Connections of the thread: page, log, earlier records, and lease. */
const CONNECTIONS = 4;

/** A thread without work for this long ends. */
const REST_MS = 5_000;
const LOOK_MS = 200;

async function work({ databaseUrl: url, holder }: ProjectionTask): Promise<void> {
  const ending = new AbortController();
  parentPort!.on('message', () => ending.abort());
  const dataSource = await createDataSource({
    url,
    poolSize: CONNECTIONS,
    applicationName: 'cagnotte projection thread',
  }).initialize();
  const { store } = await openEventStore(readConfig(), dataSource);
  let lastAtWork = performance.now();
  const runner = new ProjectionRunner(dataSource, store, new ProjectionLease(dataSource, holder), {
    onError: (failure) => parentPort!.postMessage({ failure: describeFault(failure) } satisfies ThreadSays),
    onProjected: () => (lastAtWork = performance.now()),
  });
  runner.start();
  const isNeeded = (): boolean =>
    !ending.signal.aborted && runner.damaged === undefined && performance.now() - lastAtWork < REST_MS;
  while (isNeeded()) await setTimeout(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
  await runner.stop();
  await store.close();
  await dataSource.destroy();
  parentPort!.close();
}

// A failure before the start ends the thread and is reported to the service.
void work(workerData as ProjectionTask);
