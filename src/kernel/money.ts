/** Minor units (cents) of a currency, always a bigint: no amount is ever a floating point number. */
export type Minor = bigint;

/** Decimal places of the currencies whose exponent is not 2 (ISO 4217; ESP is historic and had no cents in use). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  ESP: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

export const currencyExponent = (currency: string): number => EXPONENTS[currency] ?? 2;

/** Minor units as a decimal number: 125000n EUR is "1250.00", -5n EUR is "-0.05", 300n ESP is "300". */
export function formatMinor(amount: Minor, currency: string): string {
  const exponent = currencyExponent(currency);
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

export const sumMinor = (amounts: Iterable<Minor>): Minor => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

/** An amount of an event as it came over the wire: a JSON integer within ±(2^53 − 1) minor units. Never computed with. */
export type WireAmount = number;

export const minorFromWire = (amount: WireAmount): Minor => BigInt(amount);
