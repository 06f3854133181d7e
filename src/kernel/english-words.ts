import { currencyExponent, type Minor } from './money';

const NAMES: Readonly<Record<string, readonly [one: string, many: string, minor?: string, minors?: string]>> =
  {
    EUR: ['euro', 'euros', 'cent', 'cents'],
    USD: ['dollar', 'dollars', 'cent', 'cents'],
    ESP: ['peseta', 'pesetas'],
  };

const wordsOf = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.split(' ').map((word, number) => [`${number}`, word]));

const SMALL = wordsOf(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = wordsOf('zero ten twenty thirty forty fifty sixty seventy eighty ninety');
const SCALES = [
  [1_000_000_000_000n, 'trillion'],
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
] as const;

/** An amount in English words, beside those in Spanish: `one thousand two hundred euros and five cents`. */
export function englishWords(amount: Minor, currency: string): string {
  const absolute = amount < 0n ? -amount : amount;
  const [one, many, minor, minors] = NAMES[currency] ?? [currency, currency];
  const unit = 10n ** BigInt(currencyExponent(currency));
  const [whole, rest] = [absolute / unit, absolute % unit];
  const cents = minor === undefined ? `${rest}` : `${cardinal(rest)} ${rest === 1n ? minor : minors}`;
  const said = `${cardinal(whole)} ${whole === 1n ? one : many}${rest === 0n ? '' : ` and ${cents}`}`;
  return amount < 0n ? `minus ${said}` : said;
}

function cardinal(number: bigint): string {
  for (const [scale, word] of SCALES) {
    if (number < scale) continue;
    const rest = number % scale;
    return `${cardinal(number / scale)} ${word}${rest === 0n ? '' : ` ${cardinal(rest)}`}`;
  }
  if (number < 100n) return belowHundred(number);
  const rest = number % 100n;
  return `${SMALL[`${number / 100n}`]} hundred${rest === 0n ? '' : ` ${belowHundred(rest)}`}`;
}

function belowHundred(number: bigint): string {
  if (number < 20n) return SMALL[`${number}`]!;
  const rest = number % 10n;
  return `${TENS[`${number / 10n}`]}${rest === 0n ? '' : `-${SMALL[`${rest}`]}`}`;
}
