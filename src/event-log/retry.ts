import { setTimeout as pause } from 'node:timers/promises';
import pRetry from 'p-retry';
import { EventStoreUnavailable } from './event-store.port';

export interface RetryPolicy {
  /** After this time the store counts as unavailable; also the time-out of one answer. */
  readonly totalMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = { totalMs: 30_000, firstPauseMs: 20, longestPauseMs: 1_000 };

export interface RetryOptions {
  readonly policy: RetryPolicy;
  /** Whether a retry may succeed: the connection is at fault, not the request. */
  readonly isTransient: (error: unknown) => boolean;
  readonly signal?: AbortSignal;
}

/**
 * Repeats an attempt until it succeeds. Rejects with the error of the attempt when that is not transient, and with
 * EventStoreUnavailable when the time of the policy is over or the signal aborts.
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const begun = performance.now();
  let lastError: unknown;
  try {
    // Nearly all attempts succeed at once, without the cost of repeating.
    if (!options.signal?.aborted) return await attempt();
  } catch (error) {
    if (!options.isTransient(error)) throw error;
    lastError = error;
  }
  return repeat(attempt, { ...options, lastError, begun });
}

/** Repeats after the first attempt, which failed with `lastError` or was not made after an abort. */
async function repeat<T>(
  attempt: () => Promise<T>,
  {
    policy,
    isTransient,
    signal,
    begun,
    ...first
  }: RetryOptions & { readonly lastError: unknown; readonly begun: number },
): Promise<T> {
  let { lastError } = first;
  try {
    return await pRetry(
      (attemptNumber) =>
        attemptNumber === 1 && lastError !== undefined ? Promise.reject(lastError as Error) : attempt(),
      {
        retries: Infinity,
        minTimeout: policy.firstPauseMs,
        maxTimeout: policy.longestPauseMs,
        maxRetryTime: Math.max(0, policy.totalMs - (performance.now() - begun)),
        onFailedAttempt: ({ error }) => void (lastError = error),
        shouldRetry: ({ error }) => isTransient(error),
        ...(signal && { signal }),
      },
    );
  } catch (error) {
    // After an abort the library rejects with the reason of the abort, which hides the earlier error.
    const cause = signal?.aborted ? (lastError ?? error) : error;
    throw isTransient(cause) ? unavailable(cause) : cause;
  }
}

export function unavailable(cause: unknown): EventStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EventStoreUnavailable(`the event store cannot be reached: ${reason}`, { cause });
}

/** The pause after this many failures in a row, from 1. */
export const pauseOf = (
  failures: number,
  { firstPauseMs, longestPauseMs }: Pick<RetryPolicy, 'firstPauseMs' | 'longestPauseMs'>,
): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 30));

/**
 * Takes a connection again whenever it is lost, until the signal aborts or `isOpen` returns false. The pauses grow
 * while no connection can be made.
 * @param holdUntilLost resolves to whether there was a connection; it does not reject
 */
export async function keepHolding(
  holdUntilLost: () => Promise<boolean>,
  {
    policy: { firstPauseMs, longestPauseMs },
    signal,
    isOpen = () => true,
  }: {
    readonly policy: Pick<RetryPolicy, 'firstPauseMs' | 'longestPauseMs'>;
    readonly signal: AbortSignal;
    readonly isOpen?: () => boolean;
  },
): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!signal.aborted && isOpen()) {
    const wasHeld = await holdUntilLost();
    pauseMs = wasHeld ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs);
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
