import { nearestRoot, rational, type Rational } from './rational';

/**
 * The whole number nearest to `base` + √`square`, halves upwards: one rounding step, although the root may have no end.
 * Throws for a negative square.
 */
export function nearestWithRoot(base: Rational, square: Rational): bigint {
  const numerator = 2n * base.numerator + base.denominator;
  const denominator = 2n * base.denominator;
  const scaled = floorOf(square.numerator * denominator * denominator, square.denominator);
  // A whole number over a whole one: the part of the root behind the point cannot carry the quotient to the next one.
  return floorOf(numerator + floorOfRoot(scaled), denominator);
}

function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function floorOfRoot(square: bigint): bigint {
  const nearest = nearestRoot(rational(square));
  return nearest * nearest > square ? nearest - 1n : nearest;
}
