import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Whether an append has a call of its own, or shares one with others. */
export type CallOfAppend = 'of its own' | 'shared';

/** What appends cost a server. */
export interface Pace {
  /** Writing to disk, once for all appends that wait. */
  readonly flushMs: number;
  /** Processor time of an append, and of each event in it. */
  readonly appendMs: Readonly<Record<CallOfAppend, number>>;
  readonly eventMs: number;
}

/** Answers that come late enough for appends to overtake each other, and cost no processor: for specs of behaviour. */
export const UNHURRIED: Pace = { flushMs: 1.5, appendMs: { 'of its own': 0, shared: 0 }, eventMs: 0 };

/**
 * A server of release 24.6 on one machine with its client, two processors and durable writes. Its client alone then appended, one
 * stream a caller, events a second: 1 caller 162; 8: 655; 16: 1,266; 32: 1,987; 64: 2,373; batches of 100 8,855, by 8 callers
 * 16,998; batches of 1,000 15,691. The figures here are what the server needs beyond what the double needs for the same messages.
 */
export const MEASURED: Pace = {
  flushMs: 5,
  appendMs: { 'of its own': 0.45, shared: 0.26 },
  eventMs: 0.02,
};

interface Waiting {
  readonly carryOut: () => void;
}

/**
 * The writer of a server: it writes and flushes everything that waits, then takes what came meanwhile. Messages are read
 * while it flushes, and their processor time is really used, so that the client gets less of the same processors.
 */
export class StorageWriter {
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(private readonly pace: Pace) {}

  /** Carries out an append of this many events when it is on disk, after those that were taken before. */
  take(events: number, call: CallOfAppend, carryOut: () => void): void {
    useProcessor(this.pace.appendMs[call] + events * this.pace.eventMs);
    this.waiting.push({ carryOut });
    if (!this.isWriting) void this.write();
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // What has already arrived is flushed with it.
      await nextTurn();
      const together = this.waiting.splice(0);
      await passed(this.pace.flushMs);
      for (const { carryOut } of together) carryOut();
    }
    this.isWriting = false;
  }
}

/** Counted in processor time, so that other programs on the machine do not do it in place of this one. */
function useProcessor(ms: number): void {
  const before = process.cpuUsage();
  for (let used = 0; used < ms * 1_000;) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
}

/** Timers drop fractions of milliseconds, so the time is rounded up: the answer must not come too early. */
async function passed(ms: number): Promise<void> {
  const due = performance.now() + ms;
  for (let left = ms; left > 0; left = due - performance.now()) await sleep(Math.ceil(left));
}
