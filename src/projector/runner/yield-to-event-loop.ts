import { setImmediate } from 'node:timers/promises';
import { sayAtWork } from '../../database/queryable';
import type { PageTransaction } from '../../ledger/_core/store/read-model';

/** A quarter of the idle time-out of a transaction (`applyLivePage`). */
const HEARD_EVERY_MS = 5_000;

/**
 * Called now and then during a long evaluation of one page: the event loop serves other work, and a statement shows
 * the database that the transaction is active. Otherwise it would end it as that of a stopped process.
 */
export function yieldToEventLoop(
  page: PageTransaction,
  quiet: () => Promise<void>,
  everyMs = HEARD_EVERY_MS,
): () => Promise<void> {
  let heard = performance.now();
  return async () => {
    await setImmediate();
    if (performance.now() - heard < everyMs) return;
    await quiet();
    await sayAtWork(page);
    heard = performance.now();
  };
}
