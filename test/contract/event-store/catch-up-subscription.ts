import { ArrivalBell } from '../../../src/event-log/arrival-bell';
import {
  type EventStorePort,
  type LogPosition,
  type RecordedEvent,
  EventStoreUnavailable,
} from '../../../src/event-log/event-store.port';

export interface SubscribeOptions {
  /** Only records after this position; without it, from the beginning. */
  readonly after?: LogPosition;
  readonly signal: AbortSignal;
  /** How long an idle subscription waits before it polls, in milliseconds (default 5,000). */
  readonly lookAgainMs?: number;
}

/**
 * Every record of the log in its order, those to come included: reads what is there, waits for more, reads on. It
 * outlives a store that cannot be reached for a while and ends only when the signal aborts.
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
      // A bell that nobody rings: this is a pause that the signal can cut short.
      await new ArrivalBell().wait({ signal, timeoutMs: lookAgainMs });
    }
  }
}
