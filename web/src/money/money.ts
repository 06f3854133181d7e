/** Amounts are decimal texts or bigint minor units; no JavaScript number ever holds one. */

const MINUS = '\u2212';
const SHAPE = /^-?\d+(\.\d+)?$/;

/** Formats an amount in a language: 1.234,56 or 1,234.56; a minus is U+2212. */
export function formatAmount(amount: string, language: 'es' | 'en'): string {
  if (!SHAPE.test(amount)) return amount;
  const isNegative = amount.startsWith('-');
  const [whole = '', fraction] = amount.replace('-', '').split('.');
  const [thousands, point] = language === 'es' ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, thousands);
  return `${isNegative ? MINUS : ''}${grouped}${fraction === undefined ? '' : `${point}${fraction}`}`;
}

/** A sentence of the service with its amounts in the form of a language; a number within an id, a rule or an address is left as it is. */
export const withAmounts = (text: string, language: 'es' | 'en'): string =>
  text.replaceAll(/(?<![\w/.,:-])-?\d+\.\d{2}(?![\w/.,:-]*\w)/g, (amount) => formatAmount(amount, language));

export const signOf = (amount: string): -1 | 0 | 1 => {
  const digits = amount.replace(/[-.0]/g, '');
  if (digits === '') return 0;
  return amount.startsWith('-') ? -1 : 1;
};

/** Sum of minor units, which the service sends as texts of whole numbers. */
export const sumOf = (minorUnits: readonly string[]): bigint =>
  minorUnits.reduce((sum, each) => sum + BigInt(each), 0n);

/**
 * Parses an amount as a person of the language types it.
 * @returns minor units; undefined if it is no amount, has too many decimals, or mixes up point and comma
 */
export function parseAmount(text: string, language: 'es' | 'en', decimals = 2): bigint | undefined {
  const [thousands, point] = language === 'es' ? ['.', ','] : [',', '.'];
  const plain = text.trim().replaceAll(MINUS, '-').replaceAll('\u00a0', '');
  const pattern = new RegExp(
    `^(-?)(\\d{1,3}(?:\\${thousands}\\d{3})+|\\d+)(?:\\${point}(\\d{1,${decimals}}))?$`,
  );
  const found = pattern.exec(plain);
  if (!found) return undefined;
  const [, sign, whole = '', fraction = ''] = found;
  const minor = BigInt(whole.replaceAll(thousands, '') + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}
