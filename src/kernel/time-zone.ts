import { tz } from 'moment-timezone';
import { atOffset } from './instant';

/** The zone of a casino whose authorisation states none. */
export const USUAL_TIME_ZONE = 'Europe/Madrid';

/** Whether a name is one of the IANA time zone database, spelt as it is there: Europe/Madrid, Atlantic/Canary. */
export const isTimeZone = (name: string): boolean => tz.zone(name)?.name === name;

/** What the clock of a place shows at an instant. */
export interface ClockReading {
  /** RFC 3339, with the offset of the place. */
  readonly at: string;
  /** Whether the clock shows the same at another instant too: an hour when clocks go back. */
  readonly isRepeated: boolean;
}

/**
 * What the clock of a time zone shows at an instant, whatever offset that is written with.
 *
 * The rules of the zones are those of the release (`moment-timezone`), not those of Node or of the machine, which differ
 * from version to version: the same release prints the same hour everywhere.
 * @param instant RFC 3339 (`isInstant`)
 * @param timeZone a name for which `isTimeZone` holds
 */
export function clockIn(timeZone: string, instant: string): ClockReading {
  const zone = tz.zone(timeZone)!;
  const offsetAt = (time: number): number => -Math.round(zone.utcOffset(time));
  const time = tz(instant, 'UTC').valueOf();
  const offset = offsetAt(time);
  const shownAlsoWith = (other: number): boolean =>
    other !== offset && offsetAt(time + (offset - other) * MINUTE_MS) === other;
  return {
    at: atOffset(instant, offset),
    isRepeated: [time - DAY_MS, time + DAY_MS].map(offsetAt).some(shownAlsoWith),
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
