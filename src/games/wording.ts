import { inBoth } from '../words/message';
import { said, type Said } from '../finding-catalogue/finding';
import { currencyExponent, formatMinor, type Minor } from '../kernel/money';
import { formatRational, type Rational } from '../kernel/rational';

/** An amount as findings write it: "1500.00 EUR", in Spanish "1.500,00 EUR". */
export function money(amount: Minor, currency: string): Said {
  const [whole = '', decimals] = formatMinor(amount, currency).split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '.');
  return {
    en: `${decimals === undefined ? whole : `${whole}.${decimals}`} ${currency}`,
    es: `${decimals === undefined ? grouped : `${grouped},${decimals}`} ${currency}`,
  };
}

/** An exact amount to four decimals of a minor unit: "600.005 EUR". */
export function exactMoney(amount: Rational, currency: string): Said {
  const places = currencyExponent(currency);
  const scaled = { ...amount, denominator: amount.denominator * 10n ** BigInt(places) };
  const [whole = '', decimals = ''] = formatRational(scaled, places + 4).split('.');
  const kept = decimals.replace(/0{1,4}$/, '');
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '.');
  return { en: `${whole}.${kept} ${currency}`, es: `${grouped},${kept} ${currency}` };
}

/** A share of one as a percentage: 1/37 is "2.7027 %". */
export function percentage({ numerator, denominator }: Rational): Said {
  const en = `${formatRational({ numerator: numerator * 100n, denominator }, 4)} %`;
  return { en, es: en.replace('.', ',') };
}

/** A share of one as players read it at a table: "80 %", "2.5 %"; findings and books keep all four decimals. */
export function announcedPercentage({ numerator, denominator }: Rational): Said {
  const [whole = '', decimals = ''] = formatRational({ numerator: numerator * 100n, denominator }, 4).split(
    '.',
  );
  const kept = decimals.replace(/0{1,4}$/, '');
  const en = kept === '' ? `${whole} %` : `${whole}.${kept} %`;
  return { en, es: en.replace('.', ',') };
}

/** A reported value as JSON, cut to 120 characters. */
export function reported(value: unknown): Said {
  if (value === undefined) return said('nothing');
  const text = JSON.stringify(value);
  return inBoth(text.length > 120 ? `${text.slice(0, 117)}...` : text);
}

/** Odds as a table of payments writes them: "35:1", "1:2". */
export const odds = ({ numerator, denominator }: Rational): string => `${numerator}:${denominator}`;
