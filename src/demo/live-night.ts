import { setTimeout as pause } from 'node:timers/promises';
import type { CasinoEvent } from '../ledger/_core/envelope';
import { report } from './demo-casino';
import type { ServiceClient } from './service-client';

/** How much of the gaming day has passed when a visitor comes: play has gone on for an hour. */
const PASSED_MS = 4 * 3_600_000;
/** How often the night goes on: about as often as a screen may read again. */
const STEP_MS = 2_000;

/** A night that goes on by itself and ends at its last report. */
export interface RunningNight {
  /** Resolves when its last report is sent or it is stopped. */
  readonly ended: Promise<void>;
  /** Stops it; resolves when nothing more is sent. */
  stop(): Promise<void>;
}

/**
 * Lets a night go on: what was reported until now is sent at once, the rest as time passes.
 * @param speed minutes of the night in a minute
 */
export async function beginNight(
  gateway: ServiceClient,
  reports: readonly CasinoEvent[],
  speed: number,
): Promise<RunningNight> {
  const begin = Date.parse(reports[0]!.time) + PASSED_MS;
  const isPast = (by: number) => (each: CasinoEvent) => Date.parse(each.time) <= by;
  await report(gateway, reports.filter(isPast(begin)));
  const stopped = new AbortController();
  const rest = reports.filter((each) => !isPast(begin)(each));
  const ended = goOn(rest, { gateway, begin, speed, stopped }).catch((failure: unknown) => {
    process.stderr.write(`The night has stopped: ${String(failure)}\n`);
  });
  return {
    ended,
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}

interface Running {
  readonly gateway: ServiceClient;
  readonly begin: number;
  readonly speed: number;
  readonly stopped: AbortController;
}

async function goOn(
  reports: readonly CasinoEvent[],
  { gateway, begin, speed, stopped }: Running,
): Promise<void> {
  const started = Date.now();
  for (let sent = 0; sent < reports.length && !stopped.signal.aborted;) {
    const now = begin + (Date.now() - started) * speed;
    const due = reports.slice(sent).filter(({ time }) => Date.parse(time) <= now);
    await report(gateway, due);
    sent += due.length;
    await pause(STEP_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
}
