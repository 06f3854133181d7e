import { formatMinor, type Minor } from '../kernel/money';
import { formatRational, type Rational } from '../kernel/rational';

/** An amount as findings write it: "150.00 EUR". */
export const money = (amount: Minor, currency: string): string =>
  `${formatMinor(amount, currency)} ${currency}`;

/** A share of one as a percentage: 1/37 is "2.7027 %". */
export const percentage = ({ numerator, denominator }: Rational): string =>
  `${formatRational({ numerator: numerator * 100n, denominator }, 4)} %`;

/** Anything reported, as JSON, cut where it is long. */
export function reported(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/** Odds as a table of payments writes them: "35:1", "1:2". */
export const odds = ({ numerator, denominator }: Rational): string => `${numerator}:${denominator}`;
