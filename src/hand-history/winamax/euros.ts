import { currencyExponent, type Minor } from '../../kernel/money';
import type { MoneyStyle } from '../amounts';
import { UnexpectedText } from '../hand-fault';

export const EUR: MoneyStyle = { currency: 'EUR', symbol: '€' };

/** Source of a pattern that captures one amount with the sign behind it; `readEuros` evaluates what it captured. */
export const EUROS = String.raw`(\d[\d.,]*€)`;

const WRITTEN = /^(\d+)(?:\.(\d+))?€$/;

/** The exact cents of `0.50€` (50), `2€` (200) or `10.5€` (1050). Throws UnexpectedText when it is written otherwise. */
export function readEuros(text: string): Minor {
  const [, whole, fraction = ''] = WRITTEN.exec(text) ?? [];
  const exponent = currencyExponent(EUR.currency);
  if (whole === undefined || fraction.length > exponent) {
    throw new UnexpectedText(`an amount such as 1.50€ instead of ${text}`);
  }
  return BigInt(whole + fraction.padEnd(exponent, '0'));
}
