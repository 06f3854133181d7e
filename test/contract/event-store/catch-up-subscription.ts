import { ArrivalBell } from '../../../src/event-log/arrival-bell';
import {
  type EventStorePort,
  type LogPosition,
  type RecordedEvent,
  EventStoreUnavailable,
} from '../../../src/event-log/event-store.port';

export interface SubscribeOptions {
  /** Only records after this position; absent: all records. */
  readonly after?: LogPosition;
  readonly signal: AbortSignal;
  /** How long an idle subscription waits before it polls, in milliseconds (default 5,000). */
  readonly lookAgainMs?: number;
}

/**
 * Yields every present and future record of the log in order. It survives temporary failures of the store and ends only when
 * the signal aborts.
 */
export async function* subscribe(
  store: EventStorePort,
  { after, signal, lookAgainMs = 5_000 }: SubscribeOptions,
): AsyncGenerator<RecordedEvent, void, undefined> {
  let last = after;
  while (!signal.aborted) {
    try {
      for await (const record of store.readLog(last === undefined ? {} : { from: last })) {
        if (signal.aborted) return;
        last = record.place;
        yield record;
      }
      await store.waitForMore(last, { signal, timeoutMs: lookAgainMs });
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      // A bell without a ringer is a pause that the signal can interrupt.
      await new ArrivalBell().wait({ signal, timeoutMs: lookAgainMs });
    }
  }
}
