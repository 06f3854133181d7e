/**
 * A gaming day (jornada): the date in whose books a session counts, YYYY-MM-DD. It crosses midnight and is stated
 * by the casino, never computed from an instant.
 */
export type GamingDay = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isGamingDay(text: string): boolean {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function nextGamingDay(day: GamingDay): GamingDay {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  if (date < daysIn(year, month)) return written(year, month, date + 1);
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}

export function previousGamingDay(day: GamingDay): GamingDay {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  if (date > 1) return written(year, month, date - 1);
  return month > 1 ? written(year, month - 1, daysIn(year, month - 1)) : written(year - 1, 12, 31);
}

const written = (year: number, month: number, date: number): GamingDay =>
  `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${date}`.padStart(2, '0')}`;

/** How many days a day is after 1 January of the year 1, a Monday; so that days can be counted and moved. */
export function dayNumberOf(day: GamingDay): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  let days = (year - 1) * 365 + leapYearsBefore(year);
  for (let each = 1; each < month; each += 1) days += daysIn(year, each);
  return days + date - 1;
}

const leapYearsBefore = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);

/** The day of a number of `dayNumberOf`. */
export function dayOfNumber(days: number): GamingDay {
  let year = Math.floor(days / 366) + 1;
  while (dayNumberOf(written(year + 1, 1, 1)) <= days) year += 1;
  let date = days - dayNumberOf(written(year, 1, 1)) + 1;
  let month = 1;
  for (; date > daysIn(year, month); month += 1) date -= daysIn(year, month);
  return written(year, month, date);
}

/** The same date in the next or an earlier year; 28 February for 29 February of a year without one. */
export function yearsAfter(day: GamingDay, years: number): GamingDay {
  const [year, month, date] = [
    Number(day.slice(0, 4)) + years,
    Number(day.slice(5, 7)),
    Number(day.slice(8)),
  ];
  return written(year, month, Math.min(date, daysIn(year, month)));
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekdayOf = (day: GamingDay): number => (dayNumberOf(day) % 7) + 1;

/** The week of a day (ISO 8601): 2026-W01. The first of a year is that of its first Thursday. */
export function weekOf(day: GamingDay): string {
  const thursday = dayOfNumber(dayNumberOf(day) - weekdayOf(day) + 4);
  const first = `${thursday.slice(0, 4)}-01-01`;
  const week = Math.floor((dayNumberOf(thursday) - dayNumberOf(first)) / 7) + 1;
  return `${thursday.slice(0, 4)}-W${`${week}`.padStart(2, '0')}`;
}

/** Days of the books of a casino, as known at a position: from the first or from `from`, to the last or to `asOf`. */
export interface Period {
  readonly casino: string;
  readonly position: bigint;
  readonly from?: string | undefined;
  readonly asOf?: string | undefined;
  readonly day: 'booking_day' | 'gaming_day';
}
