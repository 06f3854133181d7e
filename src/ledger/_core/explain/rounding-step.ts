import type { Minor } from '../../../kernel/money';
import type { Rate } from '../../../kernel/rate';
import { roundAmount } from '../../../kernel/rounding';

/** By which step an exact amount became the one that was posted, in words. Amounts without their signs. */
export function roundingStep({ numerator, denominator }: Rate, amount: Minor): string {
  const exact = { numerator: numerator < 0n ? -numerator : numerator, denominator };
  const posted = amount < 0n ? -amount : amount;
  const isDown = roundAmount(exact, { mode: 'floor', unit: 1n }) === posted;
  const isNearest = roundAmount(exact, { mode: 'half-up', unit: 1n }) === posted;
  if (isDown && isNearest) return 'once, to minor units; half up and down come to the same';
  if (isDown) return 'once, down to minor units';
  return isNearest ? 'once, half up to minor units' : 'once, to the step that the rule or the table has';
}
