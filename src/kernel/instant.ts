import { dayNumberOf, dayOfNumber, isGamingDay, nextGamingDay, previousGamingDay } from './gaming-day';

const PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/;

/**
 * Whether a text is a moment that exists, written as RFC 3339 says, always with an offset: 2026-01-01T21:30:00Z,
 * 2026-01-01T22:30:00.125+01:00. Stricter than RFC 3339 in two places, because such texts cannot be
 * compared or computed with everywhere: `T` and `Z` are capital letters, and second 60 is refused.
 */
export function isInstant(text: string): boolean {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const [, day, hour, minute, second, offsetHour = '00', offsetMinute = '00'] = match;
  return isGamingDay(day!) && isTime(hour!, minute!, second) && isTime(offsetHour, offsetMinute);
}

/** Two digits each, so that texts sort like numbers. */
const isTime = (hour: string, minute: string, second = '00'): boolean =>
  hour <= '23' && minute <= '59' && second <= '59';

/** An instant (`isInstant`) as text that sorts by time: UTC, with nine digits after the second. */
export function utcText(instant: string): string {
  const isUtc = instant.endsWith('Z');
  const end = instant.length - (isUtc ? 'Z' : '+01:00').length;
  const seconds = `${instant.slice(MINUTE_END, SECOND_END)}.${instant.slice(SECOND_END + 1, end).padEnd(9, '0')}`;
  if (isUtc) return instant.slice(0, MINUTE_END) + seconds;
  const offset = minutesAt(instant, end + 1);
  const minutes = minutesAt(instant, DAY_END + 1) + (instant[end] === '-' ? offset : -offset);
  return utcDay(instant.slice(0, DAY_END), minutes) + TIME_OF_DAY[(minutes + 1_440) % 1_440]! + seconds;
}

/**
 * The same instant (`isInstant`) as a clock shows it that is so many minutes ahead of UTC: 2026-01-01T21:30:00.5Z at 60 is
 * 2026-01-01T22:30:00.5+01:00. What stands after the minute stays as it was written.
 */
export function atOffset(instant: string, offset: number): string {
  const utc = utcText(instant);
  const minutes = minutesAt(utc, DAY_END + 1) + offset;
  const minute = utcDay(utc.slice(0, DAY_END), minutes) + TIME_OF_DAY[(minutes + 1_440) % 1_440]!;
  const [seconds] = /^[:.\d]+/.exec(instant.slice(MINUTE_END))!;
  const ahead = TIME_OF_DAY[Math.abs(offset)]!.slice('T'.length);
  return `${minute}${seconds}${offset < 0 ? '-' : '+'}${ahead}`;
}

const [DAY_END, MINUTE_END, SECOND_END] = ['2026-01-01', '2026-01-01T22:30', '2026-01-01T22:30:00'].map(
  ({ length }) => length,
) as [number, number, number];

/** Minutes from midnight to an HH:MM that begins at a place of a text. */
export const minutesAt = (instant: string, at: number): number =>
  Number(instant.slice(at, at + 2)) * 60 + Number(instant.slice(at + 3, at + 5));

const utcDay = (day: string, minutes: number): string =>
  minutes < 0 ? previousGamingDay(day) : minutes < 1_440 ? day : nextGamingDay(day);

/** The quarter of an hour, of UTC, in which an instant (`isInstant`) lies: 2026-01-01T21:30Z. */
export function quarterOfHour(instant: string): string {
  const utc = utcText(instant);
  const minutes = minutesAt(utc, DAY_END + 1);
  return `${utc.slice(0, DAY_END)}${TIME_OF_DAY[minutes - (minutes % 15)]!}Z`;
}

/** Whole seconds from the beginning of the year 1, of UTC, to an instant (`isInstant`). */
export function secondsOf(instant: string): number {
  const utc = utcText(instant);
  const minutes = dayNumberOf(utc.slice(0, DAY_END)) * 1_440 + minutesAt(utc, DAY_END + 1);
  return minutes * 60 + Number(utc.slice(MINUTE_END + 1, SECOND_END));
}

/** The minute of UTC, 2026-01-01T21:30Z, that begins so many seconds after the beginning of the year 1. */
export function utcMinute(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${dayOfNumber(Math.floor(minutes / 1_440))}${TIME_OF_DAY[minutes % 1_440]!}Z`;
}

/** `T00:00` to `T23:59`, by the minute of the day. */
const TIME_OF_DAY = Array.from(
  { length: 1_440 },
  (_, minute) => `T${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`,
);
