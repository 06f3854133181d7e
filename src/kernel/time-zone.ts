import { tz } from 'moment-timezone';
import { type ClockReading, clockReading } from './clock-reading';

/** Whether a name is one of the IANA time zone database, spelt as it is there: Europe/Madrid, Atlantic/Canary. */
export const isTimeZone = (name: string): boolean => tz.zone(name)?.name === name;

/** How far the clocks of a time zone are ahead of UTC at a time in milliseconds since 1970, in whole minutes. */
export const minutesAhead = (timeZone: string, time: number): number =>
  -Math.round(tz.zone(timeZone)!.utcOffset(time));

/**
 * What the clock of a time zone shows at an instant, whatever offset that is written with.
 *
 * The rules of the zones are those of the release (`moment-timezone`), not those of Node or of the machine, which differ
 * from version to version: the same release prints the same hour everywhere.
 * @param instant RFC 3339 (`isInstant`)
 * @param timeZone a name for which `isTimeZone` holds
 */
export function clockIn(timeZone: string, instant: string): ClockReading {
  return clockReading(instant, tz(instant, timeZone).valueOf(), (time) => minutesAhead(timeZone, time));
}
