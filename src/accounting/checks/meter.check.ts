import type { Minor } from '../../kernel/money';
import { minorFromWire } from '../../kernel/money';
import type { FindingWithoutEvents } from '../finding';

/** What the meter of a pool showed, and what the ledger says it holds. */
export interface MeterReading {
  readonly pool: string;
  readonly when: 'before' | 'after';
  readonly shown: number | undefined;
  readonly booked: Minor;
}

/** The meter shows what is owed to the players of the pool. */
export function checkMeter({ pool, when, shown, booked }: MeterReading): FindingWithoutEvents[] {
  if (shown === undefined || minorFromWire(shown) === booked) return [];
  return [
    {
      code: 'meter-differs',
      severity: 'advisory',
      ruleId: 'K8',
      citation: 'the meter of a pool shows what the ledger holds for it',
      expected: `${booked} on the meter of ${pool} ${when} this`,
      found: `${shown}`,
    },
  ];
}
