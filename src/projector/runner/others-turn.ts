import { setImmediate } from 'node:timers/promises';
import { sayAtWork } from '../../ledger/_core/store/queryable';
import type { PageTransaction } from '../../ledger/_core/store/read-model';

/** A quarter of the idle time-out of a transaction (`applyLivePage`). */
const HEARD_EVERY_MS = 5_000;

/**
 * A long piece of work of one page, now and then: whoever waits for the process has his turn, and the database hears that
 * the transaction is at work, or it would end it as that of a stopped process.
 */
export function othersTurn(
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
