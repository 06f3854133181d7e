/* A thread that builds a part of a generation: see build-workers.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { LogDamaged } from '../../ledger/register/read-records';
import type { CasinoHead } from '../../ledger/_core/store/numbered-event';
import { OwnPart } from '../../projector/generations/continued-build';
import type { Places } from '../../projector/generations/checkpoints';
import { readConfig } from '../config';
import { createDataSource } from '../database/data-source';
import { openEventStore } from '../open-books';
import type { FromWorker, ToWorker, WorkerTask } from './build-workers';

/** Connections of the thread: for the page, for the log, and for earlier records read meanwhile. */
const CONNECTIONS = 3;

const say = (message: FromWorker): void => parentPort!.postMessage(message);

async function work({ databaseUrl: url, ...options }: WorkerTask): Promise<void> {
  const dataSource = await createDataSource({
    url,
    poolSize: CONNECTIONS,
    applicationName: 'cagnotte build worker',
  }).initialize();
  // The command that started this thread has checked whose log it is.
  const { store } = await openEventStore(readConfig(), dataSource, { proof: true });
  const part = new OwnPart(dataSource, store, options);
  await new Promise<void>((resolve) => {
    parentPort!.on('message', (message: ToWorker) => {
      if (message.kind === 'end') resolve();
      else void advance(part, message.upTo);
    });
    say({ kind: 'ready' });
  });
  await store.close();
  await dataSource.destroy();
  parentPort!.close();
}

async function advance(part: OwnPart, upTo: Places): Promise<void> {
  const told = new Map<string, CasinoHead>();
  const tell = (): Promise<void> => {
    const heads = new Map([...part.heads].filter(([casino, head]) => told.get(casino) !== head));
    for (const [casino, head] of heads) told.set(casino, head);
    say({ kind: 'page', records: part.records, heads });
    return Promise.resolve();
  };
  try {
    await part.advance(upTo, tell);
    say({ kind: 'advanced' });
  } catch (failure) {
    if (failure instanceof LogDamaged) {
      await tell();
      say({ kind: 'damaged', record: failure.record, detail: failure.detail });
    } else {
      const { message, stack, code } = failure as Error & { readonly code?: string };
      say({ kind: 'failed', message, ...(stack && { stack }), ...(code && { code }) });
    }
  }
}

// A failure before the start ends the thread and is reported to the command that started it.
void work(workerData as WorkerTask);
