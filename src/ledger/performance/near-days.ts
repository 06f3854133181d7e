import { dayNumberOf, type GamingDay } from '../../kernel/gaming-day';
import type { DayRange } from './period-comparison';

/** Days that are farther apart are read by statements of their own, since everything between them would be read as well. */
const FAR = 31;

/** Ranges around days, given in ascending order, that are near each other: tonight by itself, beside a late fact of last spring. */
export function nearDays(days: readonly GamingDay[]): DayRange[] {
  const ranges: { from: GamingDay; to: GamingDay }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && dayNumberOf(day) - dayNumberOf(last.to) <= FAR) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
