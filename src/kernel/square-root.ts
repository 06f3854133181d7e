import type { Rational } from './rational';

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
