import { type ClockReading, nightOf, USUAL_TIME_ZONE } from '../../kernel/clock-reading';
import type { GamingDay } from '../../kernel/gaming-day';
import { isInstant } from '../../kernel/instant';
import { clockIn, isTimeZone } from '../../kernel/time-zone';
import { type Authorisation, daysOfOthers, inForce } from './authorisation.state';

/** The time zone of a casino from a gaming day on. */
export interface CasinoClock {
  readonly from: GamingDay;
  /** An IANA name (`isTimeZone`). */
  readonly timeZone: string;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * Lists the time zones of a casino as its authorisations state them, in ascending order of their days, never empty. The
 * first also applies to all earlier days.
 */
export function clocksOf(authorisations: readonly Authorisation[] = []): readonly CasinoClock[] {
  const [first = FIRST_DAY] = authorisations.map(({ validFrom }) => validFrom).sort();
  const others = daysOfOthers(authorisations, { from: first, until: LAST_DAY });
  return [first, ...others]
    .map((from) => ({ from, timeZone: zoneOf(inForce(authorisations, from)?.timeZone) }))
    .filter(({ timeZone }, at, all) => all[at - 1]?.timeZone !== timeZone);
}

export const timeZoneOn = (clocks: readonly CasinoClock[], day: GamingDay): string =>
  (clocks.findLast(({ from }) => from <= day) ?? clocks[0]!).timeZone;

/** The zone that an authorisation states; the usual one if it states none or an unknown one. */
export const zoneOf = (stated = USUAL_TIME_ZONE): string => (isTimeZone(stated) ? stated : USUAL_TIME_ZONE);

/**
 * Converts a moment to the casino's clock. The zone follows from the gaming day; a night is over by noon of the next
 * day.
 * @param at RFC 3339; other text is returned unchanged
 * @param of the days of the book in which it is printed; one day determines the zone
 */
export function readClock(
  clocks: readonly CasinoClock[],
  at: string,
  of: { readonly day: GamingDay; readonly until: GamingDay } = { day: FIRST_DAY, until: LAST_DAY },
): ClockReading {
  if (!isInstant(at)) return { at, isRepeated: false };
  const around = nightOf(at);
  const day = around < of.day ? of.day : around > of.until ? of.until : around;
  return clockIn(timeZoneOn(clocks, day), at);
}
