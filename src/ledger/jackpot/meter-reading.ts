import type { Finding } from '../../finding-catalogue/finding';
import { type Minor, minorFromWire } from '../../kernel/money';
import { jackpotOf } from '../_core/account-paths';
import type { LedgerState } from '../_core/evaluation.state';
import type { EntryLine } from '../_core/journal-entry';
import { tallied } from '../_core/tally';
import { checkMeter } from './meter.check';
import { findPool, type MeterReading } from './pool.state';
import { grownSinceReading, growthOf } from './pool-tallies';

/** A fact of a pool that may show its meter: before it, after it, or both. */
export interface Metered {
  readonly gamingday: string;
  readonly data: {
    readonly pool: string;
    readonly currency: string;
    readonly meterBefore?: number;
    readonly meterAfter?: number;
  };
}

export interface MeterRead {
  readonly findings: readonly Finding[];
  readonly tallies: readonly EntryLine[];
  /** Undefined where no meter is shown. */
  readonly reading: MeterReading | undefined;
}

/** A fact that only confirms what rounds have posted: its meter is not held against the ledger. */
export const NOT_READ: MeterRead = { findings: [], tallies: [], reading: undefined };

/**
 * Holds what a meter shows against the ledger: the first reading of a gaming day against the balance of the pool, a later
 * one against the reading before it and what was posted since. A difference is therefore found where it arises, not
 * with every reading after it, and a late stake concerns the next reading only.
 */
export function readMeter(event: Metered, lines: readonly EntryLine[], before: LedgerState): MeterRead {
  const { pool, currency, meterBefore, meterAfter } = event.data;
  const shown = meterAfter ?? meterBefore;
  if (shown === undefined) return NOT_READ;
  const { gamingday: day } = event;
  const last = findPool(before.pools, pool)?.reading;
  const due = dueOnMeter(event, before);
  const growth = growthOf(pool, currency, lines);
  const isOff = (difference: Minor): boolean =>
    difference !== 0n && (last?.day !== day || difference !== -(last.off ?? 0n));
  const findings = (
    [
      ['before', meterBefore, due],
      ['after', meterAfter, due + growth],
    ] as const
  ).flatMap(([when, meter, booked]) =>
    meter === undefined || !isOff(minorFromWire(meter) - booked)
      ? []
      : checkMeter({ pool, currency, when, shown: meter, booked }),
  );
  const difference = minorFromWire(shown) - (meterAfter === undefined ? due : due + growth);
  const reading = { shown: minorFromWire(shown), day, ...(isOff(difference) ? { off: difference } : {}) };
  const tally = grownSinceReading(pool);
  const known = before.balances.of(tally, currency);
  return {
    findings,
    tallies: tallied(tally, meterAfter === undefined ? -known : -known - growth, currency),
    reading,
  };
}

function dueOnMeter(
  { gamingday, data: { pool, currency } }: Metered,
  { pools, balances }: LedgerState,
): Minor {
  const last = findPool(pools, pool)?.reading;
  return last?.day === gamingday
    ? last.shown + balances.of(grownSinceReading(pool), currency)
    : -balances.of(jackpotOf(pool), currency);
}
