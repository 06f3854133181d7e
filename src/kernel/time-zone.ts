import { tz } from 'moment-timezone';
import { type ClockReading, clockReading } from './clock-reading';

/** Whether a name is one of the IANA time zone database, spelt as it is there: Europe/Madrid, Atlantic/Canary. */
export const isTimeZone = (name: string): boolean => tz.zone(name)?.name === name;

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
  return clockReading(instant, tz(instant, timeZone).valueOf(), (time) => -Math.round(zone.utcOffset(time)));
}
