import { type GamingDay, previousGamingDay } from './gaming-day';
import { atOffset, utcText } from './instant';

/** The zone of a casino whose authorisation states none. */
export const USUAL_TIME_ZONE = 'Europe/Madrid';

/** What the clock of a place shows at an instant. */
export interface ClockReading {
  /** RFC 3339, with the offset of the place. */
  readonly at: string;
  /** Whether the clock shows the same at another instant too: an hour when clocks go back. */
  readonly isRepeated: boolean;
}

/**
 * What a clock shows at an instant, whatever offset that is written with.
 * @param instant RFC 3339 (`isInstant`)
 * @param time the same instant, in milliseconds since 1970
 * @param offsetAt how far the clock is ahead of UTC, in minutes, at a time in these milliseconds
 */
export function clockReading(
  instant: string,
  time: number,
  offsetAt: (time: number) => number,
): ClockReading {
  const offset = offsetAt(time);
  const showsItAlsoWith = (other: number): boolean =>
    other !== offset && offsetAt(time + (offset - other) * MINUTE_MS) === other;
  return {
    at: atOffset(instant, offset),
    isRepeated: [time - DAY_MS, time + DAY_MS].map(offsetAt).some(showsItAlsoWith),
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** An approximate gaming day of an instant, where no report states one: a night ends at noon UTC. */
export function nightOf(instant: string): GamingDay {
  const utc = utcText(instant);
  const [day, time] = [utc.slice(0, DAY_LENGTH), utc.slice(DAY_LENGTH)];
  return time < 'T12' ? previousGamingDay(day) : day;
}

const DAY_LENGTH = '2026-01-01'.length;
