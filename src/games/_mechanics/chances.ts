import { add, multiply, ONE, rational, type Rational, subtract, ZERO } from '../../kernel/rational';
import type { BetEdge } from '../game-rules';

/** Of what comes back to the player for one unit staked, its stake included: the mean, and the mean of its square. */
export interface Moments {
  readonly mean: Rational;
  readonly square: Rational;
}

export const NOTHING_BACK: Moments = { mean: ZERO, square: ZERO };

/** The moments of an ending with this chance that brings back this multiple of the unit staked. */
export const withChance = (chance: Rational, back: Rational): Moments => ({
  mean: multiply(chance, back),
  square: multiply(chance, multiply(back, back)),
});

/** The moments of several endings that exclude each other. */
export const sumOfMoments = (cases: readonly Moments[]): Moments =>
  cases.reduce(
    (total, { mean, square }) => ({ mean: add(total.mean, mean), square: add(total.square, square) }),
    NOTHING_BACK,
  );

/** edge = 1 − mean, the part of a unit that does not come back; variance = that of the return. */
export const edgeOf = (bet: string, { mean, square }: Moments, method: string): BetEdge => ({
  bet,
  edge: subtract(ONE, mean),
  variance: subtract(square, multiply(mean, mean)),
  method,
});

/**
 * The player's net winnings for one unit staked, over equally likely deals: their sum, and the sum of their squares.
 */
export interface CountedNet {
  readonly ways: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
}

/** The counts of deals that all net the same amount per unit. */
export const netting = (ways: bigint, net: bigint): CountedNet => ({
  ways,
  sum: ways * net,
  squares: ways * net * net,
});

export const allOf = (counted: Iterable<CountedNet>): CountedNet => {
  const total = { ways: 0n, sum: 0n, squares: 0n };
  for (const { ways, sum, squares } of counted) {
    total.ways += ways;
    total.sum += sum;
    total.squares += squares;
  }
  return total;
};

/** The edge and the variance from counted deals. `staked`: units staked in each deal. */
export const edgeOfCounted = (
  bet: string,
  { ways, sum, squares }: CountedNet,
  { method, staked = 1n }: { readonly method: string; readonly staked?: bigint },
): BetEdge => ({
  bet,
  edge: rational(-sum, ways * staked),
  variance: rational(squares * ways - sum * sum, ways * ways * staked * staked),
  method,
});
