import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailable } from '../../event-store-unavailable';

/** How long work is repeated while the database cannot be reached (it may be starting again). */
export interface Patience {
  /** After so long the store counts as unavailable; also how long one answer is waited for. */
  readonly totalMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const DEFAULT_PATIENCE: Patience = { totalMs: 30_000, firstPauseMs: 20, longestPauseMs: 1_000 };

/**
 * SQLSTATEs after which the same work may succeed later: connection exceptions (08), a transaction rolled back for
 * the sake of another (40), too few resources (53), an operator's intervention (57), a system error such as a full
 * disk (58), a server that is still a read-only standby (25006), a transaction ended for standing still or for its
 * length (25P03, 25P04), a lock that was not got in time (55P03).
 */
const PASSING = /^(08...|40...|53...|57...|58...|25006|25P0[34]|55P03)$/;

const LASTING = [EventStoreUnavailable, TypeError, SyntaxError, RangeError];

/** Whether the fault lies with the way to the database rather than with what was asked of it. */
export function isPassingTrouble(error: unknown): boolean {
  if (LASTING.some((kind) => error instanceof kind)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  const sqlState = severity === undefined ? undefined : code;
  return sqlState === undefined || PASSING.test(sqlState);
}

/**
 * Repeats an attempt until it succeeds. Throws what it threw when that is no passing trouble, and
 * EventStoreUnavailable when the patience is at its end or the signal ends it.
 */
export async function patiently<T>(
  attempt: () => Promise<T>,
  patience: Patience,
  signal?: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + patience.totalMs;
  for (let pauseMs = patience.firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, patience.longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassingTrouble(error)) throw error;
      if (signal?.aborted || performance.now() + pauseMs > deadline) throw unavailable(error);
      await pause(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
}

function unavailable(cause: unknown): EventStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EventStoreUnavailable(`the event store cannot be reached: ${reason}`, { cause });
}
