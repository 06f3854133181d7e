import { isGamingDay } from './gaming-day';

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

/** Two digits each, so that texts compare as numbers do. */
const isTime = (hour: string, minute: string, second = '00'): boolean =>
  hour <= '23' && minute <= '59' && second <= '59';

/** An instant as text that sorts by time: of UTC, with nine digits behind the second. */
export function utcText(instant: string): string {
  const [, second = '', fraction = '', offset = ''] = PARTS.exec(instant) ?? [];
  const utc = new Date(Date.parse(`${second}${offset}`)).toISOString().slice(0, -'.000Z'.length);
  return `${utc}.${fraction.padEnd(9, '0')}`;
}

const PARTS = /^([^.Z+]*T[0-9:]{8})(?:\.(\d+))?(.*)$/;
