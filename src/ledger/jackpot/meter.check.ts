import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';
import type { Minor } from '../../kernel/money';
import { minorFromWire } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';
import { contributionOf } from '../../games/_mechanics/jackpots/contribution';

export interface MeterReading {
  readonly pool: string;
  readonly currency: string;
  readonly when: 'before' | 'after';
  readonly shown: number | undefined;
  readonly booked: Minor;
}

export function checkMeter({ pool, when, shown, booked, currency }: MeterReading): Finding[] {
  if (shown === undefined || minorFromWire(shown) === booked) return [];
  return [
    raise({
      code: 'meter-differs',
      expected:
        when === 'before'
          ? said`${money(booked, currency)} on the meter of ${pool} before this`
          : said`${money(booked, currency)} on the meter of ${pool} after this`,
      found: money(minorFromWire(shown), currency),
    }),
  ];
}

export interface MeterShare {
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly toMeter: Minor | undefined;
  /** As authorised on the day, else as the pool was opened with. */
  readonly rate: Rational | undefined;
  readonly stakes: number;
}

/** The meter gets the share of each stake that was announced; of several stakes each may be rounded by itself. */
export function checkMeterShare({ pool, amount, toMeter, rate, stakes, currency }: MeterShare): Finding[] {
  if (toMeter === undefined || rate === undefined) return [];
  const due = contributionOf(amount, rate).amount;
  const off = toMeter > due ? toMeter - due : due - toMeter;
  const rounded = stakes === 1 ? 0n : BigInt(stakes) + 1n;
  if (off * 2n <= rounded) return [];
  return [
    raise({
      code: 'meter-share-differs',
      expected: said`${money(due, currency)} of ${money(amount, currency)} to the meter of ${pool}`,
      found: money(toMeter, currency),
    }),
  ];
}

/** The meter reading of an event, and what it takes out of the meter: a prize, an adjustment, the end of the pool. */
export interface MeterMove {
  readonly pool: string;
  readonly currency: string;
  readonly last: Minor | undefined;
  readonly shownBefore: number | undefined;
  readonly shownAfter: number | undefined;
  readonly takenOut: Minor;
}

/** A meter goes down by what is paid out of it or taken out with two approvals, and by nothing else. */
export function checkMeterFell({
  pool,
  last,
  shownBefore,
  shownAfter,
  takenOut,
  currency,
}: MeterMove): Finding[] {
  const before = shownBefore === undefined ? last : minorFromWire(shownBefore);
  const fellSince = last !== undefined && before !== undefined && before < last;
  const lowest = before === undefined ? undefined : before - takenOut;
  const after = shownAfter === undefined ? undefined : minorFromWire(shownAfter);
  const fellNow = after !== undefined && lowest !== undefined && after < lowest;
  return [
    ...(fellSince ? [meterFell(pool, { lowest: last, shown: before, currency })] : []),
    ...(fellNow ? [meterFell(pool, { lowest, shown: after, currency })] : []),
  ];
}

const meterFell = (
  pool: string,
  { lowest, shown, currency }: { lowest: Minor; shown: Minor; currency: string },
): Finding =>
  raise({
    code: 'meter-fell',
    expected: said`at least ${money(lowest, currency)} on the meter of ${pool}`,
    found: money(shown, currency),
  });
