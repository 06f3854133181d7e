import { minorFromWire } from './money';
import type { Rational } from './rational';

/** A rate as events and authorisations write it: 5 % is 5 / 100. */
export const rateFromWire = (wire: { numerator: number; denominator: number }): Rational => ({
  numerator: minorFromWire(wire.numerator),
  denominator: minorFromWire(wire.denominator),
});
