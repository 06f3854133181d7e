import { type GamingDay, nextGamingDay } from '../../kernel/gaming-day';

interface ClosedSpan {
  readonly first: GamingDay;
  readonly last: GamingDay;
}

/** The days whose books are closed, in ascending order; no two spans touch. */
export type ClosedDays = readonly ClosedSpan[];

export const isClosed = (closed: ClosedDays, day: GamingDay): boolean =>
  closed.some(({ first, last }) => first <= day && day <= last);

export function closeDay(closed: ClosedDays, day: GamingDay): ClosedDays {
  if (isClosed(closed, day)) return closed;
  return [...closed, { first: day, last: day }]
    .sort((a, b) => (a.first < b.first ? -1 : 1))
    .reduce<ClosedDays>(joined, []);
}

function joined(spans: ClosedDays, next: ClosedSpan): ClosedDays {
  const before = spans.at(-1);
  return before !== undefined && nextGamingDay(before.last) === next.first
    ? [...spans.slice(0, -1), { first: before.first, last: next.last }]
    : [...spans, next];
}

export const reopenDay = (closed: ClosedDays, day: GamingDay): ClosedDays =>
  closed.flatMap((span) => (span.first <= day && day <= span.last ? without(span, day) : [span]));

function without({ first, last }: ClosedSpan, day: GamingDay): ClosedDays {
  const days: ClosedSpan[] = [];
  let before: GamingDay | undefined;
  for (let each = first; each < day; each = nextGamingDay(each)) before = each;
  if (before !== undefined) days.push({ first, last: before });
  if (day < last) days.push({ first: nextGamingDay(day), last });
  return days;
}

/**
 * The day in whose books a fact counts that is recorded now: its own, unless that is closed; then the one after the
 * last that is.
 */
export const bookingDayOf = (closed: ClosedDays, day: GamingDay): GamingDay =>
  isClosed(closed, day) ? nextGamingDay(closed.at(-1)!.last) : day;
