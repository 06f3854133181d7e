import { minorFromWire } from './money';

/** An exact fraction in lowest terms; the denominator is positive, the numerator carries the sign. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction numerator / denominator in lowest terms. Throws when the denominator is zero. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { numerator, denominator };
  if (denominator === 0n) throw new RangeError(`${numerator}/0 is no fraction`);
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

export const negate = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
});

/** Negative when a is the smaller one, zero when they are equal, positive when a is the greater one. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * The sum of fractions. Those of one denominator are added first, and the others over the least common multiple, so that a
 * sum of thousands with few denominators is brought to lowest terms once.
 */
export function sumRational(terms: Iterable<Rational>): Rational {
  const numerators = new Map<bigint, bigint>();
  for (const { numerator, denominator } of terms)
    numerators.set(denominator, (numerators.get(denominator) ?? 0n) + numerator);
  let common = 1n;
  for (const denominator of numerators.keys())
    if (common % denominator !== 0n) common *= denominator / greatestCommonDivisor(common, denominator);
  let total = 0n;
  for (const [denominator, numerator] of numerators) total += numerator * (common / denominator);
  return rational(total, common);
}

/** As a decimal number rounded to this many places, ties away from zero: 1/37 to 6 places is "0.027027". */
export function formatRational({ numerator, denominator }: Rational, places: number): string {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scaled = (magnitude * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = numerator < 0n && scaled > 0n ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** A rate as events and authorisations write it: 5 % is 5 / 100. */
export const rateFromWire = (wire: { numerator: number; denominator: number }): Rational => ({
  numerator: minorFromWire(wire.numerator),
  denominator: minorFromWire(wire.denominator),
});

/**
 * The whole number nearest to the square root of an exact one, halves upwards: the one rounding step of a standard
 * deviation. Throws for a negative number.
 */
export function nearestRoot({ numerator, denominator }: Rational): bigint {
  const root = wholeRoot(numerator / denominator);
  const half = 2n * root + 1n;
  return half * half * denominator <= 4n * numerator ? root + 1n : root;
}

function wholeRoot(number: bigint): bigint {
  if (number < 0n) throw new RangeError(`${number} has no square root`);
  if (number < 2n) return number;
  let above = 1n << BigInt((number.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (above + number / above) >> 1n;
    if (next >= above) return above;
    above = next;
  }
}

/** `3/8`. */
export const asFraction = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;
