import { money } from '../../games/wording';
import type { Minor } from '../../kernel/money';
import { minorFromWire } from '../../kernel/money';
import type { Rate } from '../../kernel/rate';
import { contributionOf } from '../../games/_mechanics/jackpots/contribution';
import type { FindingWithoutEvents } from '../_core/finding';

/** What the meter of a pool showed, and what the ledger says it holds. */
export interface MeterReading {
  readonly pool: string;
  readonly currency: string;
  readonly when: 'before' | 'after';
  readonly shown: number | undefined;
  readonly booked: Minor;
}

/** The meter shows what is owed to the players of the pool. */
export function checkMeter({ pool, when, shown, booked, currency }: MeterReading): FindingWithoutEvents[] {
  if (shown === undefined || minorFromWire(shown) === booked) return [];
  return [
    {
      code: 'meter-differs',
      severity: 'advisory',
      ruleId: 'K8',
      citation: 'the meter of a pool shows what the ledger holds for it',
      expected: `${money(booked, currency)} on the meter of ${pool} ${when} this`,
      found: money(minorFromWire(shown), currency),
    },
  ];
}

/** What of the stakes of a pool went to its meter, as reported. */
export interface MeterShare {
  readonly pool: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly toMeter: Minor | undefined;
  /** As authorised on the day, else as the pool was opened with. */
  readonly rate: Rate | undefined;
  /** How many stakes it was. */
  readonly stakes: number;
}

/** The meter gets the share of each stake that was announced; of several stakes each may be rounded by itself. */
export function checkMeterShare({
  pool,
  amount,
  toMeter,
  rate,
  stakes,
  currency,
}: MeterShare): FindingWithoutEvents[] {
  if (toMeter === undefined || rate === undefined) return [];
  const due = contributionOf(amount, rate).amount;
  const off = toMeter > due ? toMeter - due : due - toMeter;
  const rounded = stakes === 1 ? 0n : BigInt(stakes) + 1n;
  if (off * 2n <= rounded) return [];
  return [
    {
      code: 'meter-share-differs',
      severity: 'violation',
      ruleId: 'A4',
      citation:
        'identity A4: the meter gets the share of each stake that the pool was authorised or opened with',
      expected: `${money(due, currency)} of ${money(amount, currency)} to the meter of ${pool}`,
      found: money(toMeter, currency),
    },
  ];
}

/** What an event says of a meter, and what it takes out of it: a prize, an adjustment, the end of the pool. */
export interface MeterMove {
  readonly pool: string;
  readonly currency: string;
  /** What the meter showed when it was read last. */
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
}: MeterMove): FindingWithoutEvents[] {
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
): FindingWithoutEvents => ({
  code: 'meter-fell',
  severity: 'violation',
  ruleId: 'A4',
  citation: 'identity A4: a meter goes down by prizes and by adjustments of two persons only',
  expected: `at least ${money(lowest, currency)} on the meter of ${pool}`,
  found: money(shown, currency),
});
