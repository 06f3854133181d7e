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

/** For the page, for the log, for earlier records that the page reads meanwhile, and for the lease. */
const CONNECTIONS = 4;

/** Having nothing to project for so long, it ends: others' records need no thread of their own. */
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

// What keeps it from beginning ends the thread, and is an error of the one that started it.
void work(workerData as ProjectionTask);
