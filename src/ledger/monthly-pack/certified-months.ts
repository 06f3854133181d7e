import { nextGamingDay } from '../../kernel/gaming-day';

/** What a record says of a gaming day: that there is one, that it is certified, or that it is so no more. */
export interface DayMoment {
  readonly record: bigint;
  readonly day: string;
  readonly what: 'known' | 'certified' | 'not-certified';
  /** Set where an imported decision says it: months of imported history are not sent. */
  readonly isImported?: boolean | undefined;
}

export interface CertifiedMonth {
  /** As 2026-01. */
  readonly month: string;
  /** Whether every known day of it is certified now, and it is over. */
  readonly isComplete: boolean;
  /** The records with which it became so, in their order; without those of imported history. */
  readonly completions: readonly bigint[];
  /** The last certification of each day. */
  readonly certifiedBy: ReadonlyMap<string, bigint>;
}

interface MonthUnderWay {
  isComplete: boolean;
  readonly completions: bigint[];
  readonly days: Map<string, bigint | undefined>;
  readonly certifiedBy: Map<string, bigint>;
}

/**
 * The months of a casino, from what its records say of its days in the order of the records. A month is over when its
 * last day of the calendar, or a later day, is known: no clock decides it. A month that was reopened, or in which a day
 * became known later, becomes complete once more.
 */
export function certifiedMonths(moments: readonly DayMoment[]): CertifiedMonth[] {
  const months = new Map<string, MonthUnderWay>();
  let latest = '';
  for (const moment of moments) {
    const { day } = moment;
    const month = monthIn(months, monthOf(day));
    if (moment.what !== 'known') month.days.set(day, moment.what === 'certified' ? moment.record : undefined);
    else if (!month.days.has(day)) month.days.set(day, undefined);
    if (moment.what === 'certified') month.certifiedBy.set(day, moment.record);
    const before = latest;
    if (day > latest) latest = day;
    for (const name of new Set([monthOf(day), ...(before === '' ? [] : [monthOf(before)])]))
      settle(months.get(name)!, isOver(name, latest), moment);
  }
  return [...months]
    .map(([month, { isComplete, completions, certifiedBy }]) => ({
      ...{ month, isComplete, completions, certifiedBy },
    }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

export const monthOf = (day: string): string => day.slice(0, 7);

function monthIn(months: Map<string, MonthUnderWay>, name: string): MonthUnderWay {
  const known = months.get(name);
  if (known !== undefined) return known;
  const begun = { isComplete: false, completions: [], days: new Map(), certifiedBy: new Map() };
  months.set(name, begun);
  return begun;
}

function settle(month: MonthUnderWay, isMonthOver: boolean, { record, isImported }: DayMoment): void {
  const isComplete = isMonthOver && [...month.days.values()].every((by) => by !== undefined);
  if (isComplete && !month.isComplete && isImported !== true) month.completions.push(record);
  month.isComplete = isComplete;
}

const isOver = (month: string, latest: string): boolean => monthOf(nextGamingDay(latest)) > month;

/** The days of a month that were certified again since a record. */
export const changedSince = ({ certifiedBy }: CertifiedMonth, record: bigint): string[] =>
  [...certifiedBy]
    .filter(([, by]) => by > record)
    .map(([day]) => day)
    .sort();
