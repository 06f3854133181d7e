import type { SessionOpening } from '../table-session/table-session.state';
import type { Minor } from '../../kernel/money';
import { type EntryLine, signedLine } from '../_core/journal-entry';

/** Chips on their way between cage and table, by slip: each half of the fact posts its own side. */
export const TRANSIT = 'chips:transit';

export interface TransitHalf {
  readonly holder: string;
  /** Positive when the holder receives. */
  readonly amount: Minor;
  readonly currency: string;
  readonly slip: string | undefined;
}

export function postHalf({ holder, amount, currency, slip }: TransitHalf): EntryLine[] {
  const received = signedLine(holder, amount, currency, { slip });
  const underway = signedLine(TRANSIT, -amount, currency, { subLedger: slip, slip });
  return amount > 0n ? [...received, ...underway] : [...underway, ...received];
}

/**
 * The slip under which the cage's half travels: its own, unless it is the opening float, which the table reported
 * without a slip; then both halves stand at none.
 */
export function slipOfCageHalf(
  { slip, amount, purpose }: { slip: string; amount: Minor; purpose: string | undefined },
  opening: Pick<SessionOpening, 'float' | 'slip'> | undefined,
): string | undefined {
  const isOpening = opening !== undefined && opening.slip === undefined && opening.float === amount;
  return isOpening && purpose !== 'fill' ? undefined : slip;
}
