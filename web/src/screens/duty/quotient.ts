/** A fraction of whole numbers as decimal text with four places, cut: 15/100 is 0.1500. */
export function quotientOf(fraction: string): string {
  const [numerator = '0', denominator = '1'] = fraction.split('/');
  const places = String((BigInt(numerator) * 10_000n) / BigInt(denominator)).padStart(5, '0');
  return `${places.slice(0, -4)}.${places.slice(-4)}`;
}
