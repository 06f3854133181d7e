import { dayNumberOf, dayOfNumber, type GamingDay, yearsAfter } from '../../kernel/gaming-day';

/** The other range that a range of days is compared with. */
export type ComparedBy = 'previous-period' | 'same-last-year-by-weekday' | 'same-last-year-by-date';

export interface DayRange {
  readonly from: GamingDay;
  readonly to: GamingDay;
}

export const ALL_DAYS: DayRange = { from: '0001-01-01', to: '9999-12-31' };

export interface ComparedRange extends DayRange {
  /** The day of the range beside which a day of the compared range stands. */
  readonly besideOf: (day: GamingDay) => GamingDay;
}

/** 52 weeks: the same weekday of the year before. */
const SAME_WEEKDAY = 364;

const moved = ({ from, to }: DayRange, days: number): ComparedRange => ({
  from: dayAfter(from, -days),
  to: dayAfter(to, -days),
  besideOf: (day) => dayAfter(day, days),
});

const dayAfter = (day: GamingDay, days: number): GamingDay =>
  dayOfNumber(Math.max(0, dayNumberOf(day) + days));

export const daysIn = ({ from, to }: DayRange): number => dayNumberOf(to) - dayNumberOf(from) + 1;

/**
 * The range that a range is compared with: as many days just before it, the days 52 weeks earlier, or the same dates of
 * the year before. By date, 29 February stands beside 28 February of the other year, and both of a leap year beside one.
 */
export function comparedRange(range: DayRange, by: ComparedBy): ComparedRange {
  if (by === 'previous-period') return moved(range, daysIn(range));
  if (by === 'same-last-year-by-weekday') return moved(range, SAME_WEEKDAY);
  return {
    from: yearsAfter(range.from, -1),
    to: lastBefore(range.to),
    besideOf: (day) => yearsAfter(day, 1),
  };
}

/** The end of February stays the end of February. */
function lastBefore(to: GamingDay): GamingDay {
  const before = yearsAfter(to, -1);
  const next = dayAfter(before, 1);
  return yearsAfter(next, 1) === to ? next : before;
}

/** As many days as the range has, from another day on. */
export const rangeFrom = (range: DayRange, from: GamingDay): ComparedRange =>
  moved(range, dayNumberOf(range.from) - dayNumberOf(from));

export function daysOf({ from, to }: DayRange): GamingDay[] {
  const first = dayNumberOf(from);
  return Array.from({ length: daysIn({ from, to }) }, (_, n) => dayOfNumber(first + n));
}
