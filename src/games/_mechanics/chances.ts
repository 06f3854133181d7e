import { add, multiply, ONE, type Rational, subtract, ZERO } from '../../kernel/rational';
import type { BetEdge } from '../game-rules';

export interface Moments {
  readonly mean: Rational;
  readonly square: Rational;
}

export const NOTHING_BACK: Moments = { mean: ZERO, square: ZERO };

export const withChance = (chance: Rational, back: Rational): Moments => ({
  mean: multiply(chance, back),
  square: multiply(chance, multiply(back, back)),
});

export const together = (cases: readonly Moments[]): Moments =>
  cases.reduce(
    (total, { mean, square }) => ({ mean: add(total.mean, mean), square: add(total.square, square) }),
    NOTHING_BACK,
  );

/** The house has what does not come back: edge = 1 − mean, and the variance is that of the return. */
export const edgeOf = (bet: string, { mean, square }: Moments, method: string): BetEdge => ({
  bet,
  edge: subtract(ONE, mean),
  variance: subtract(square, multiply(mean, mean)),
  method,
});
