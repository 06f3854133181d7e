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
export async function retry<T>(
  attempt: () => Promise<T>,
  { policy, isTransient, signal }: RetryOptions,
): Promise<T> {
  let lastError: unknown;
  try {
    return await pRetry(attempt, {
      retries: Infinity,
      minTimeout: policy.firstPauseMs,
      maxTimeout: policy.longestPauseMs,
      maxRetryTime: policy.totalMs,
      onFailedAttempt: ({ error }) => void (lastError = error),
      shouldRetry: ({ error }) => isTransient(error),
      ...(signal && { signal }),
    });
  } catch (error) {
    // After an abort the library rejects with the reason of the abort, which does not say what went wrong before.
    const cause = signal?.aborted ? (lastError ?? error) : error;
    throw isTransient(cause) ? unavailable(cause) : cause;
  }
}

function unavailable(cause: unknown): EventStoreUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EventStoreUnavailable(`the event store cannot be reached: ${reason}`, { cause });
}
