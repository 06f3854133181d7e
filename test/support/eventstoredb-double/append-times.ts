import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Response times of appends of a server of release 24.6, measured on loopback with durable writes. It processes one append
 * after the other and answers some time later.
 *
 * - A call for each append: one caller 1.8 ms, 16 callers 7.3 ms, 64 callers 22 ms, one caller with 100 events each
 *   7.3 ms, eight of them 37 ms.
 * - One call for many appends: 64 callers 13.5 ms.
 */
const OF_AN_APPEND_MS = { 'of its own': 0.33, shared: 0.145 } as const;
const OF_AN_EVENT_MS = 0.045;
const UNTIL_THE_ANSWER_MS = 1.4;

/** Whether an append has a call of its own, or shares one with others. */
export type CallOfAppend = keyof typeof OF_AN_APPEND_MS;

/** Delays answers like a server. */
export class AppendTimes {
  private busyUntil = 0;

  /** Waits as long as a server needs to answer an append of this many events. */
  async answerOf(events: number, call: CallOfAppend): Promise<void> {
    this.busyUntil =
      Math.max(performance.now(), this.busyUntil) + OF_AN_APPEND_MS[call] + events * OF_AN_EVENT_MS;
    const due = this.busyUntil + UNTIL_THE_ANSWER_MS;
    // Timers drop fractions of milliseconds, so the time is rounded up: the answer must not come too early.
    for (let left = due - performance.now(); left > 0; left = due - performance.now())
      await sleep(Math.ceil(left));
  }
}
