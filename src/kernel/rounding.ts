import type { Minor } from './money';
import type { Rational } from './rational';

/** How an exact amount becomes whole units: to the nearest (ties away from zero), or down. */
export type RoundingMode = 'half-up' | 'floor';

export interface Rounding {
  readonly mode: RoundingMode;
  /** The smallest step in minor units, at least 1: 1 is the cent, 10 is ten cents. */
  readonly unit: Minor;
}

/** To the nearest cent; from the middle away from zero, so that a reversal is rounded as what it reverses. */
export const TO_THE_CENT: Rounding = { mode: 'half-up', unit: 1n };

/** An exact amount and the whole units it was rounded to; kept whenever rounding changed anything. */
export interface RoundedAmount {
  readonly exact: Rational;
  readonly rounded: Minor;
  readonly rounding: Rounding;
}

/** A multiple of the unit of rounding; like the exact amount in minor units. */
export function roundAmount({ numerator, denominator }: Rational, { mode, unit }: Rounding): Minor {
  const step = denominator * unit;
  return unit * (mode === 'floor' ? floorDivision(numerator, step) : nearest(numerator, step));
}

function nearest(numerator: bigint, step: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const units = (magnitude * 2n + step) / (step * 2n);
  return numerator < 0n ? -units : units;
}

/** The whole quotient that is not above the exact one; the divisor is positive. */
function floorDivision(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor;
  return numerator < 0n && quotient * divisor !== numerator ? quotient - 1n : quotient;
}
