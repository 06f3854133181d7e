import { type ClockReading, nightOf, USUAL_TIME_ZONE } from '../../kernel/clock-reading';
import type { GamingDay } from '../../kernel/gaming-day';
import { isInstant } from '../../kernel/instant';
import { clockIn, isTimeZone } from '../../kernel/time-zone';
import { type Authorisation, daysOfOthers, inForce } from './authorisation.state';

/** Which time zone a casino keeps, from a gaming day on. */
export interface CasinoClock {
  readonly from: GamingDay;
  /** An IANA name (`isTimeZone`). */
  readonly timeZone: string;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * The time zones of a casino, in ascending order of their days, never empty: those that its authorisations state, each as
 * long as it is in force. The first also counts for all earlier days.
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

/** The zone that an authorisation states; the usual one where it states none, or one that there is not. */
export const zoneOf = (stated = USUAL_TIME_ZONE): string => (isTimeZone(stated) ? stated : USUAL_TIME_ZONE);

/**
 * What the clock of the casino shows at a moment, whatever offset the event was written with. Which zone it keeps then follows
 * from the gaming day, of which a night is over at noon.
 * @param at RFC 3339; other text is given back as it is
 * @param of the days of the book in which it is printed: one day says which zone it is
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
