/** How far from now a gaming day and a time may lie, in days. */
export interface DayWindow {
  readonly daysBack: number;
  readonly daysAhead: number;
}

/** A day or time outside is a wrong clock or a forgery, unless history is imported. */
export const USUAL_WINDOW: DayWindow = { daysBack: 400, daysAhead: 2 };

/** For days that are written down, as those of the demo and of specs: they are told whenever these run. */
export const ANY_DAY: DayWindow = { daysBack: 100_000, daysAhead: 100_000 };

/** The first and the last millisecond of a plausible day, since 1970. */
export interface PlausibleDays {
  readonly earliest: number;
  readonly latest: number;
}

const DAY_MS = 86_400_000;

/** Whole days of UTC around the day of now, all of the first and of the last included. */
export function daysAround(now: Date, { daysBack, daysAhead }: DayWindow): PlausibleDays {
  const today = Math.floor(now.getTime() / DAY_MS);
  return { earliest: (today - daysBack) * DAY_MS, latest: (today + daysAhead + 1) * DAY_MS - 1 };
}

/** Of a gaming day, YYYY-MM-DD, or an instant, RFC 3339. */
export function isPlausible(text: string, { earliest, latest }: PlausibleDays): boolean {
  const moment = Date.parse(text);
  return moment >= earliest && moment <= latest;
}

/** As `2025-10-21 to 2026-11-27`, in words for a sender. An end that is never reached is left open. */
export function asDates({ earliest, latest }: PlausibleDays): { readonly from: string; readonly to: string } {
  return { from: dateOf(earliest), to: dateOf(latest) };
}

const dateOf = (moment: number): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '…' : date.toISOString().slice(0, 10);
};
