/** Gaming days are calendar dates without a zone; they are never converted to moments. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isDay = (text: string): boolean => DAY.test(text);

/** 2026-03-20 as 20/03/2026, in either language: the form of Spanish books. */
export function formatDay(day: string): string {
  const found = DAY.exec(day);
  return found ? `${found[3]}/${found[2]}/${found[1]}` : day;
}

/** A sentence of the service with its days in the form of screens; a day within an id or an address is left as it is. */
export const withDays = (text: string): string =>
  text.replaceAll(/(?<![\w/.:-])\d{4}-\d{2}-\d{2}(?![\w/:-])/g, formatDay);

/** The day `count` days later, or earlier if negative. */
export function dayBy(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year!, month! - 1, date! + count));
  return moved.toISOString().slice(0, 10);
}

const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Parses a typed day: 20/3/2026 as screens show it, or 2026-03-20.
 * @returns 2026-03-20; undefined if the text is not (yet) a day of the calendar
 */
export function readDay(text: string): string | undefined {
  const found = TYPED.exec(text.trim());
  const day = found ? `${found[3]}-${found[2]!.padStart(2, '0')}-${found[1]!.padStart(2, '0')}` : text.trim();
  if (!isDay(day)) return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  // Date.UTC turns 31/02 into a day in March.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day ? undefined : day;
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Parses a typed local time: 20/3/2026 23:10 or 23:10:05, or 2026-03-20T23:10:05.
 * @returns 2026-03-20T23:10:05, without seconds if none were typed; undefined if the text is not (yet) a time
 */
export function readMoment(text: string): string | undefined {
  const [date = '', time = ''] = text.trim().split(/[T\s]+/, 2);
  const [day, clock] = [readDay(date), CLOCK.exec(time)];
  if (day === undefined || clock === null) return undefined;
  const [, hours = '', minutes, seconds] = clock;
  return `${day}T${hours.padStart(2, '0')}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`;
}

/** A local time as a field shows it, with its seconds if it has any: 20/03/2026 23:10:05. */
export const formatTyped = (at: string): string => {
  const [day = '', clock] = at.split('T');
  return clock === undefined ? formatDay(day) : `${formatDay(day)} ${clock}`;
};
