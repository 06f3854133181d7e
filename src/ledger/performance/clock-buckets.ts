import { dayNumberOf, type GamingDay } from '../../kernel/gaming-day';
import { minutesAt, secondsOf, utcMinute } from '../../kernel/instant';
import { clockIn } from '../../kernel/time-zone';
import { type Shift, shiftAt } from '../casino/shifts-and-areas.state';

/** A part of a gaming day in which something happened: an hour of the casino's clock, or a shift. */
export interface Bucket {
  /** Sorts by time within a gaming day. */
  readonly place: number;
  /** `21:00`, or the code of the shift. */
  readonly name: string;
  /** The second time that clocks show this hour, in the night in which they go back. */
  readonly isSecond: boolean;
  /** Clocks show this hour twice in the gaming day, and this is one of the two. */
  readonly isRepeated: boolean;
}

export interface ClockOfDay {
  readonly day: GamingDay;
  readonly timeZone: string;
  readonly shifts: readonly Shift[];
}

const MINUTES_OF_A_DAY = 1_440;
const MINUTES_OF_AN_HOUR = 60;
const SECONDS_OF_AN_HOUR = 3_600;
const TIME_AT = '2026-01-01T'.length;
const OFFSET_LENGTH = '+01:00'.length;

interface Shown {
  /** Minutes from midnight of the gaming day, by the casino's clock. */
  readonly minutes: number;
  readonly offset: number;
  readonly isRepeated: boolean;
}

/** @param instant RFC 3339, or a quarter (`quarterOfHour`) */
function shownAt({ day, timeZone }: ClockOfDay, instant: string): Shown {
  const { at, isRepeated } = clockIn(timeZone, withSeconds(instant));
  const days = dayNumberOf(at.slice(0, TIME_AT - 1)) - dayNumberOf(day);
  const sign = at.at(-OFFSET_LENGTH) === '-' ? -1 : 1;
  return {
    minutes: days * MINUTES_OF_A_DAY + minutesAt(at, TIME_AT),
    offset: sign * minutesAt(at, at.length - OFFSET_LENGTH + 1),
    isRepeated,
  };
}

const withSeconds = (instant: string): string =>
  instant.length === '2026-01-01T21:30Z'.length ? `${instant.slice(0, -1)}:00Z` : instant;

/** The hour of the casino's clock at an instant; the repeated hour of autumn is two. */
export function hourAt(clock: ClockOfDay, instant: string): Bucket {
  const { minutes, offset, isRepeated } = shownAt(clock, instant);
  const isSecond = isRepeated && isLater(clock, { instant, offset });
  const hour = Math.floor(minutes / MINUTES_OF_AN_HOUR);
  const shown = ((hour % 24) + 24) % 24;
  return {
    place: hour * 2 + (isSecond ? 1 : 0),
    name: `${`${shown}`.padStart(2, '0')}:00`,
    isSecond,
    isRepeated,
  };
}

/** Whether clocks had shown the hour before: after it, an hour earlier is still of the other offset. */
function isLater(clock: ClockOfDay, { instant, offset }: { instant: string; offset: number }): boolean {
  const { day, timeZone } = clock;
  const hourBefore = utcMinute(secondsOf(withSeconds(instant)) - SECONDS_OF_AN_HOUR);
  return shownAt({ day, timeZone, shifts: [] }, hourBefore).offset !== offset;
}

/** The shift of an instant. A shift that begins in the hour that clocks repeat begins when they show it first. */
export function shiftBucket(clock: ClockOfDay, instant: string): Bucket {
  const { shifts } = clock;
  const { minutes, offset, isRepeated } = shownAt(clock, instant);
  const isSecond = isRepeated && isLater(clock, { instant, offset });
  const endOfHour = minutes - (minutes % MINUTES_OF_AN_HOUR) + MINUTES_OF_AN_HOUR - 1;
  const { shift } = shiftAt(shifts, isSecond ? endOfHour : minutes);
  return {
    place: shifts.findIndex((each) => each.shift === shift),
    name: shift,
    isSecond: false,
    isRepeated: false,
  };
}

/** The quarters of an hour that a span touches, with its seconds in each; none if it ends before it begins. */
export function quartersOf(
  from: string,
  until: string,
): { readonly quarter: string; readonly seconds: number }[] {
  const [first, last] = [secondsOf(from), secondsOf(until)];
  const parts: { quarter: string; seconds: number }[] = [];
  for (let at = first - (first % QUARTER_SECONDS); at < last; at += QUARTER_SECONDS) {
    const seconds = Math.min(last, at + QUARTER_SECONDS) - Math.max(first, at);
    if (seconds > 0) parts.push({ quarter: utcMinute(at), seconds });
  }
  return parts;
}

const QUARTER_SECONDS = 900;
