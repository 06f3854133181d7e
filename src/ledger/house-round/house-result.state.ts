import { declaredEffect, keptByTable } from '../../games/declared-money';
import type { Settlement } from '../../games/settlement';
import { betFromWire } from '../../games/wire';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { RoundSettled } from './round.events';

export interface HouseResult {
  readonly amount: Minor;
  readonly basis: 'declared' | 'derived';
  /** False if a bet states neither what was paid nor what was taken, and no rule determines it: its part is missing. */
  readonly complete: boolean;
}

/**
 * The result that the table declares, otherwise the sum of its bets. A bet that does not state its effect gets it
 * from the settlement by the rules, where there is one.
 */
export function houseResultOf(round: RoundSettled, byRules?: Settlement): HouseResult {
  if (round.result !== undefined) {
    return { amount: minorFromWire(round.result), basis: 'declared', complete: true };
  }
  const effects = effectsOf(round, byRules);
  const known = sumMinor(effects.map((effect) => effect ?? 0n));
  return {
    amount: known - deductionOf(round, byRules),
    basis: 'derived',
    complete: !effects.includes(undefined),
  };
}

export function resultFromBets(round: RoundSettled): Minor | undefined {
  const effects = effectsOf(round);
  const known = effects.filter((effect) => effect !== undefined);
  if (known.length === 0 || known.length < effects.length) return undefined;
  return sumMinor(known) - deductionOf(round);
}

/** What the house kept of winnings: as declared; else, per bet, the part of the rules' deduction that its payments leave. */
export function deductionOf({ bets, deduction, result }: RoundSettled, byRules?: Settlement): Minor {
  if (deduction !== undefined) return minorFromWire(deduction.amount);
  if (byRules === undefined) return 0n;
  const declared = result === undefined ? {} : { result: minorFromWire(result) };
  return keptByTable({ bets: bets.map(betFromWire), declared }, byRules);
}

/** The result of each bet for the house, in their order; then of earlier bets that are not reported again. */
function effectsOf({ bets }: RoundSettled, byRules?: Settlement): readonly (Minor | undefined)[] {
  const derived = (byRules?.bets ?? []).map(({ fate, taken, paid }) =>
    fate === 'not-judged' ? undefined : taken - paid,
  );
  return [
    ...bets.map((bet, index) => declaredEffect(betFromWire(bet)) ?? derived[index]),
    ...derived.slice(bets.length),
  ];
}
