import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { RoundSettled } from '../event-registry/round.events';

type Bet = RoundSettled['bets'][number];

/** What the house won (+) or lost (-) in a round, before deductions, and where the figure comes from. */
export interface HouseResult {
  readonly amount: Minor;
  readonly basis: 'declared' | 'derived';
  /** False when a bet says neither what was paid on it nor what was taken: then its part is missing. */
  readonly complete: boolean;
}

/** The result as the table declares it, else as its bets add up to it. */
export function houseResultOf(round: RoundSettled): HouseResult {
  if (round.result !== undefined) {
    return { amount: minorFromWire(round.result), basis: 'declared', complete: true };
  }
  const effects = round.bets.map(effectOf);
  const known = sumMinor(effects.map((effect) => effect ?? 0n));
  return { amount: known - deductionOf(round), basis: 'derived', complete: !effects.includes(undefined) };
}

/** What the bets alone add up to; undefined where there is none, or one of them does not say. */
export function resultFromBets(round: RoundSettled): Minor | undefined {
  const effects = round.bets.map(effectOf);
  const known = effects.filter((effect) => effect !== undefined);
  if (known.length === 0 || known.length < effects.length) return undefined;
  return sumMinor(known) - deductionOf(round);
}

/** What the house kept back from winnings. */
export const deductionOf = (round: RoundSettled): Minor => minorFromWire(round.deduction?.amount ?? 0);

/**
 * What one bet brought the house, after any deduction. A bet that was paid is not taken; one that was paid nothing is
 * taken whole unless the table says how much of it was: a bet in prison or a push is declared with `taken: 0`. A
 * carried bet is settled in the round that reports its end, like any other.
 */
function effectOf({ stake, paid, taken }: Bet): Minor | undefined {
  if (paid === undefined && taken === undefined) return undefined;
  const lost = taken ?? (paid === 0 ? stake : 0);
  return minorFromWire(lost) - minorFromWire(paid ?? 0);
}
