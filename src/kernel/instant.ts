import { isGamingDay, nextGamingDay, previousGamingDay } from './gaming-day';

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

/** An instant as text that sorts by time: UTC, with nine digits after the second. */
export function utcText(instant: string): string {
  const [, day, hour, minute, second, fraction = '', offset] = PARTS.exec(instant) as unknown as Parts;
  if (offset === 'Z') return `${day}T${hour}:${minute}:${second}.${fraction.padEnd(9, '0')}`;
  const minutes = minutesOf(`+${hour}:${minute}`) - minutesOf(offset);
  const inDay = (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  const utcDay = minutes < 0n ? previousGamingDay(day) : minutes < MINUTES_OF_DAY ? day : nextGamingDay(day);
  const two = (figure: bigint): string => `${figure}`.padStart(2, '0');
  return `${utcDay}T${two(inDay / 60n)}:${two(inDay % 60n)}:${second}.${fraction.padEnd(9, '0')}`;
}

type Parts = readonly [
  whole: string,
  ...timeOfClock: readonly [day: string, hour: string, minute: string, second: string],
  fraction: string | undefined,
  offset: string,
];
const PARTS = /^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(.*)$/;
const MINUTES_OF_DAY = 1_440n;

/** `+01:30` as 90. */
function minutesOf(offset: string): bigint {
  const known = KNOWN_MINUTES.get(offset);
  if (known !== undefined) return known;
  const minutes = BigInt(offset.slice(1, 3)) * 60n + BigInt(offset.slice(4));
  const signed = offset.startsWith('-') ? -minutes : minutes;
  KNOWN_MINUTES.set(offset, signed);
  return signed;
}

const KNOWN_MINUTES = new Map<string, bigint>();
