import type { Minor } from '../../kernel/money';
import type { Quarter } from './duty-return';

/**
 * How far a quarter has come: no schedule applies; the casino had no day until its end; it is not over, or days of it are not
 * certified; its return can be presented; it was; what was presented is paid.
 */
export const QUARTER_STATES = ['no-tariff', 'not-begun', 'open', 'ready', 'presented', 'paid'] as const;
export type QuarterState = (typeof QUARTER_STATES)[number];

/** The days of a casino that decide whether a quarter is ready. */
export interface QuarterOfCasino {
  /** The latest gaming day with a record; undefined if the casino has no record. */
  readonly lastKnown: string | undefined;
  /** Whether anything is recorded of a day until the end of the quarter. */
  readonly hasBegun: boolean;
  /** The days of the quarter that are not certified, the earliest first. */
  readonly uncertified: readonly string[];
}

export interface QuarterStanding {
  readonly state: 'not-begun' | 'open' | 'ready';
  readonly isOver: boolean;
  /** Days of its casinos that are to be certified before it can be presented, the earliest first. */
  readonly uncertified: readonly string[];
}

/**
 * How far the days of a quarter have come at all casinos whose income its return adds. It is over for a casino when
 * something is recorded of its last day or a later one.
 * @param until the last day of the quarter
 */
export function standingOfQuarter(casinos: readonly QuarterOfCasino[], until: string): QuarterStanding {
  const begun = casinos.filter(({ hasBegun }) => hasBegun);
  if (begun.length === 0) return { state: 'not-begun', isOver: false, uncertified: [] };
  const isOver = begun.every(({ lastKnown }) => lastKnown !== undefined && lastKnown >= until);
  const uncertified = [...new Set(begun.flatMap((each) => each.uncertified))].sort();
  return { state: isOver && uncertified.length === 0 ? 'ready' : 'open', isOver, uncertified };
}

interface Settled {
  readonly standing: QuarterStanding;
  /** What the last presented return came to; undefined where none was presented. */
  readonly presented: Minor | undefined;
  readonly toPay: Minor;
  readonly paid: readonly Minor[];
}

/**
 * The state of a quarter: a payment that reaches what was presented, or without a return what is to be paid, makes it paid. A
 * return of nothing or less needs no payment and stays presented.
 */
export function stateOfQuarter({ standing, presented, toPay, paid }: Settled): QuarterState {
  const owed = presented ?? toPay;
  const sum = paid.reduce((one, other) => one + other, 0n);
  if (paid.length > 0 && sum >= owed) return 'paid';
  return presented === undefined ? standing.state : 'presented';
}

/** What is still to be paid of a return, in minor units; nothing where more was paid, or nothing was owed. */
export const outstandingOf = ({ presented, toPay, paid }: Omit<Settled, 'standing'>): Minor => {
  const left = (presented ?? toPay) - paid.reduce((one, other) => one + other, 0n);
  return left > 0n ? left : 0n;
};

/** What one record changed of a quarter after its return was presented, in minor units of the base. */
export interface QuarterCorrection {
  readonly casino: string;
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly eventType: string;
  readonly base: Minor;
}

/** The amounts of one return of a quarter, in minor units of its currency. */
export interface ReturnOfQuarter {
  readonly quarter: Quarter;
  readonly currency: string;
  /** The casinos whose income it adds. */
  readonly casinos: readonly string[];
  readonly base: Minor;
  readonly due: Minor;
  readonly toPay: Minor;
  /** Undefined where no payment was reported. */
  readonly paid: Minor | undefined;
  readonly outstanding: Minor;
}

export interface DutyTotal extends Omit<ReturnOfQuarter, 'casinos'> {
  readonly returns: number;
}

/**
 * Adds the returns of each quarter, each currency by itself. The return of a company, which each of its casinos has, is added once.
 * `paid` is undefined where no return has a payment.
 */
export function dutyTotals(returns: readonly ReturnOfQuarter[]): DutyTotal[] {
  const totals = new Map<string, DutyTotal>();
  const added = new Set<string>();
  for (const { casinos, ...one } of returns) {
    const total = `${one.quarter} ${one.currency}`;
    const whose = JSON.stringify([total, [...casinos].sort()]);
    if (added.has(whose)) continue;
    added.add(whose);
    const before = totals.get(total);
    totals.set(total, before === undefined ? { ...one, returns: 1 } : sumOfReturns(before, one));
  }
  return [...totals.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
}

const sumOfReturns = (before: DutyTotal, one: Omit<ReturnOfQuarter, 'casinos'>): DutyTotal => ({
  ...one,
  returns: before.returns + 1,
  base: before.base + one.base,
  due: before.due + one.due,
  toPay: before.toPay + one.toPay,
  paid: before.paid === undefined ? one.paid : before.paid + (one.paid ?? 0n),
  outstanding: before.outstanding + one.outstanding,
});

export const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

export interface WantedPresentation {
  readonly state: QuarterState;
  /** The reference of the last return that was presented for the quarter. */
  readonly last: string | undefined;
  /** The reference of the return that the new one completes, as stated. */
  readonly complements: string | undefined;
}

/** Why the return of a quarter cannot be presented; undefined where it can. */
export function presentationRefusal({
  state,
  last,
  complements,
}: WantedPresentation): 'NO_TARIFF' | 'NOT_READY' | 'ALREADY_PRESENTED' | 'OTHER_RETURN' | undefined {
  if (state === 'no-tariff') return 'NO_TARIFF';
  if (last !== undefined && complements === undefined) return 'ALREADY_PRESENTED';
  if (last !== complements) return 'OTHER_RETURN';
  return state === 'open' || state === 'not-begun' ? 'NOT_READY' : undefined;
}
