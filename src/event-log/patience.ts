import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreUnavailable } from './event-store-unavailable';

/** How long work is repeated while the store cannot be reached (it may be starting again). */
export interface Patience {
  /** After so long the store counts as unavailable; also how long one answer is waited for. */
  readonly totalMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const DEFAULT_PATIENCE: Patience = { totalMs: 30_000, firstPauseMs: 20, longestPauseMs: 1_000 };

export interface Perseverance {
  readonly patience: Patience;
  /** Whether the same work may succeed later: the fault lies with the way to the store, not with what is asked. */
  readonly isPassing: (error: unknown) => boolean;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/**
 * Repeats an attempt until it succeeds. Throws what it threw when that is no passing trouble, and
 * EventStoreUnavailable when the patience is at its end or the signal ends it.
 */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { patience, isPassing, signal }: Perseverance,
): Promise<T> {
  const deadline = performance.now() + patience.totalMs;
  for (let pauseMs = patience.firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, patience.longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (signal?.aborted || performance.now() + pauseMs > deadline) throw unavailable(error);
      await pause(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
}

function unavailable(cause: unknown): EventStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EventStoreUnavailable(`the event store cannot be reached: ${reason}`, { cause });
}
