import type { Minor } from '../../../kernel/money';
import type { EntryLine } from '../../_core/journal-entry';
import type { Breach } from './identity';

/** The movements of a meter by their kind, in minor units; what goes out is negative. */
export interface MeterMovements {
  readonly opening: Minor;
  readonly contributions: Minor;
  readonly voided: Minor;
  readonly funding: Minor;
  readonly prizes: Minor;
  readonly adjustments: Minor;
}

type Kind = keyof MeterMovements;

const NONE: MeterMovements = {
  opening: 0n,
  contributions: 0n,
  voided: 0n,
  funding: 0n,
  prizes: 0n,
  adjustments: 0n,
};

const KINDS: Readonly<Record<string, { readonly credit: Kind; readonly debit: Kind }>> = {
  'cagnotte.ledger.opened.v1': { credit: 'opening', debit: 'opening' },
  'cagnotte.round.settled.v1': { credit: 'contributions', debit: 'prizes' },
  'cagnotte.jackpot.contributed.v1': { credit: 'contributions', debit: 'contributions' },
  'cagnotte.jackpot.won.v1': { credit: 'prizes', debit: 'prizes' },
  'cagnotte.round.voided.v1': { credit: 'voided', debit: 'voided' },
  'cagnotte.jackpot.opened.v1': { credit: 'funding', debit: 'funding' },
  'cagnotte.jackpot.reseeded.v1': { credit: 'funding', debit: 'funding' },
  'cagnotte.jackpot.adjusted.v1': { credit: 'adjustments', debit: 'adjustments' },
  'cagnotte.jackpot.closed.v1': { credit: 'adjustments', debit: 'adjustments' },
};

export const METER_EVENTS: readonly string[] = Object.keys(KINDS);

/** What each event did to a meter, by kind; movements of a kind that has no business there are omitted. */
export function meterMovements(
  pool: string,
  entries: Iterable<{ readonly type: string; readonly lines: readonly EntryLine[] }>,
): MeterMovements {
  const sums: { -readonly [Name in Kind]: Minor } = { ...NONE };
  for (const { type, lines } of entries) {
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    for (const { account, debit, credit } of lines) {
      if (kind === undefined || account !== `jackpot:${pool}`) continue;
      sums[kind.credit] += credit;
      sums[kind.debit] -= debit;
    }
  }
  return sums;
}

/** A4: a meter holds what its movements come to, and nothing else moved it. */
export function checkMeterMovements(pool: string, movements: MeterMovements, meter: Minor): Breach[] {
  const due = Object.values(movements).reduce((sum: Minor, amount: Minor) => sum + amount, 0n);
  return due === meter ? [] : [{ identity: 'A4', at: pool, expected: `${due}`, found: `${meter}` }];
}
