import { decimalText } from './exact-json.js';

/** Digits after the point that a currency has: 2 for EUR, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whole minor units as decimal text with a point: `formatAmount(123456n, 'EUR')` is `1234.56`. */
export const formatAmount = (minorUnits: bigint, currency: string): string =>
  decimalText(minorUnits, decimalsOf(currency));

/**
 * Decimal text with a point, as the service answers amounts, in whole minor units: `parseAmount('1234.5', 'EUR')` is `123450n`.
 * @throws RangeError for a text that is no amount of this currency, such as one with more decimals: nothing is rounded
 */
export function parseAmount(text: string, currency: string): bigint {
  const decimals = decimalsOf(currency);
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || fraction.length > decimals)
    throw new RangeError(`"${text}" is no amount in ${currency}, with at most ${decimals} decimals`);
  const minorUnits = BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
  return sign === '-' ? -minorUnits : minorUnits;
}
