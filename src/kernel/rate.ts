import { type Minor, minorFromWire } from './money';

/** An exact share: 5 % is 5 / 100. The denominator is above zero. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A share of an amount, rounded to minor units; `exact` is its value before rounding, if it was not whole. */
export interface RoundedAmount {
  readonly amount: Minor;
  readonly exact?: Rate;
}

export const rateFromWire = (wire: { numerator: number; denominator: number }): Rate => ({
  numerator: minorFromWire(wire.numerator),
  denominator: minorFromWire(wire.denominator),
});

/** The share of an amount at a rate, rounded half up, once. */
export const shareOf = (amount: Minor, rate: Rate): RoundedAmount =>
  roundedHalfUp({ numerator: amount * rate.numerator, denominator: rate.denominator });

/** An exact amount of minor units rounded to whole ones, halves upwards. */
export function roundedHalfUp(exact: Rate): RoundedAmount {
  const { numerator, denominator } = exact;
  const amount = floorOf(2n * numerator + denominator, 2n * denominator);
  return numerator % denominator === 0n ? { amount } : { amount, exact };
}

/** The largest whole number that is not above the quotient; the divisor is above zero. */
function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
