import { currencyExponent, type Minor } from './money';

export interface BothLanguages {
  readonly en: string;
  readonly es: string;
}

export interface RefusalText {
  readonly message: string;
  readonly messageEs: string;
}

export interface CodedRefusal<Code extends string = string> extends RefusalText {
  readonly code: Code;
}

interface CurrencyName {
  readonly one: string;
  readonly many: string;
  readonly feminine?: true;
  readonly minor?: { readonly one: string; readonly many: string };
}

const NAMES: Readonly<Record<string, CurrencyName>> = {
  EUR: { one: 'euro', many: 'euros', minor: { one: 'céntimo', many: 'céntimos' } },
  USD: { one: 'dólar', many: 'dólares', minor: { one: 'centavo', many: 'centavos' } },
  ESP: { one: 'peseta', many: 'pesetas', feminine: true },
};

const wordsFrom = (first: number, words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.split(' ').map((word, index) => [`${first + index}`, word]));

const SMALL = wordsFrom(
  0,
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
    'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
    'veintiocho veintinueve',
);
const TENS = wordsFrom(3, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const HUNDREDS = wordsFrom(
  1,
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);

/** An amount in Spanish words, for the books: `mil doscientos euros con cinco céntimos`. */
export function spanishWords(amount: Minor, currency: string): string {
  const absolute = amount < 0n ? -amount : amount;
  const name = NAMES[currency] ?? { one: currency, many: currency };
  const unit = 10n ** BigInt(currencyExponent(currency));
  const [whole, rest] = [absolute / unit, absolute % unit];
  const cents = name.minor === undefined ? fractionOf(rest, currency) : counted(rest, name.minor);
  const said = `${counted(whole, name)}${rest === 0n ? '' : ` con ${cents}`}`;
  return amount < 0n ? `menos ${said}` : said;
}

/** `05/100`, of a currency whose minor unit has no name here: as many digits as it has decimal places. */
function fractionOf(rest: bigint, currency: string): string {
  const exponent = currencyExponent(currency);
  return `${`${rest}`.padStart(exponent, '0')}/${10n ** BigInt(exponent)}`;
}

/** A counted noun; a round number of millions takes `de`. */
function counted(number: bigint, { one, many, feminine }: CurrencyName): string {
  const words = beforeNoun(cardinal(number, feminine === true), feminine === true);
  const linked = number > 0n && number % MILLION === 0n ? `${words} de` : words;
  return `${linked} ${number === 1n ? one : many}`;
}

const MILLION = 1_000_000n;

/** `uno` is shortened before a noun: un euro, veintiún euros. */
const beforeNoun = (words: string, feminine: boolean): string =>
  feminine ? words : words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

function cardinal(number: bigint, feminine: boolean): string {
  if (number >= MILLION * MILLION)
    return scaled(number, MILLION * MILLION, ['un billón', 'billones'], feminine);
  if (number >= MILLION) return scaled(number, MILLION, ['un millón', 'millones'], feminine);
  if (number >= 1_000n) return thousands(number, feminine);
  return hundreds(number, feminine);
}

function scaled(
  number: bigint,
  scale: bigint,
  [one, many]: readonly [string, string],
  feminine: boolean,
): string {
  const [times, rest] = [number / scale, number % scale];
  const head = times === 1n ? one : `${beforeNoun(cardinal(times, false), false)} ${many}`;
  return rest === 0n ? head : `${head} ${cardinal(rest, feminine)}`;
}

function thousands(number: bigint, feminine: boolean): string {
  const [times, rest] = [number / 1_000n, number % 1_000n];
  const head = times === 1n ? 'mil' : `${beforeNoun(hundreds(times, feminine), feminine)} mil`;
  return rest === 0n ? head : `${head} ${hundreds(rest, feminine)}`;
}

function hundreds(number: bigint, feminine: boolean): string {
  if (number < 100n) return belowHundred(number, feminine);
  if (number === 100n) return 'cien';
  const [times, rest] = [number / 100n, number % 100n];
  const head = HUNDREDS[`${times}`]!;
  const ended = feminine && times > 1n ? head.replace(/os$/, 'as') : head;
  return rest === 0n ? ended : `${ended} ${belowHundred(rest, feminine)}`;
}

function belowHundred(number: bigint, feminine: boolean): string {
  const small = SMALL[`${number}`];
  if (small !== undefined) return feminine ? small.replace(/uno$/, 'una') : small;
  const [tens, rest] = [TENS[`${number / 10n}`]!, number % 10n];
  return rest === 0n ? tens : `${tens} y ${belowHundred(rest, feminine)}`;
}

/**
 * 2026-01-01T20:15:00+01:00 as 01/01/2026 20:15, the clock that the text itself shows; other text unchanged.
 * @param isRepeated whether that clock shows the same twice, as when clocks go back: then the offset follows
 */
export function spanishMoment(at: string, isRepeated = false): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(at);
  if (parts === null) return at;
  const [, year, month, day, time] = parts;
  return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}${isRepeated ? offsetIn(at) : ''}`;
}

/** By their number in an instant. */
const ENGLISH_MONTHS: Readonly<Record<string, string>> = {
  ...{ '01': 'Jan', '02': 'Feb', '03': 'Mar', '04': 'Apr', '05': 'May', '06': 'Jun' },
  ...{ '07': 'Jul', '08': 'Aug', '09': 'Sep', '10': 'Oct', '11': 'Nov', '12': 'Dec' },
};

/**
 * Formats 2026-01-01T20:15:00+01:00 as 1 Jan 2026 20:15. The month is a word, because British and American readers order day
 * and month differently.
 * @param isRepeated whether the clock shows this hour twice on that night (end of summer time): then the offset follows
 */
export function englishMoment(at: string, isRepeated = false): string {
  const [, year, month, day, time] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(at) ?? [];
  if (year === undefined) return at;
  const date = `${day!.replace(/^0/, '')} ${ENGLISH_MONTHS[month!]} ${year}`;
  return `${date}${time === undefined ? '' : ` ${time}`}${isRepeated ? offsetIn(at) : ''}`;
}

/** ` (+02:00)`, as it follows an hour that is shown twice. */
export const offsetIn = (at: string): string => ` (${at.slice(-'+02:00'.length)})`;

const ENGLISH_NAMES: Readonly<
  Record<string, readonly [one: string, many: string, minor?: string, minors?: string]>
> = {
  EUR: ['euro', 'euros', 'cent', 'cents'],
  USD: ['dollar', 'dollars', 'cent', 'cents'],
  ESP: ['peseta', 'pesetas'],
};

const ENGLISH_SMALL = wordsFrom(
  0,
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const ENGLISH_TENS = wordsFrom(0, 'zero ten twenty thirty forty fifty sixty seventy eighty ninety');
const SCALES = [
  [1_000_000_000_000n, 'trillion'],
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
] as const;

/** An amount in English words, beside those in Spanish: `one thousand two hundred euros and five cents`. */
export function englishWords(amount: Minor, currency: string): string {
  const absolute = amount < 0n ? -amount : amount;
  const [one, many, minor, minors] = ENGLISH_NAMES[currency] ?? [currency, currency];
  const unit = 10n ** BigInt(currencyExponent(currency));
  const [whole, rest] = [absolute / unit, absolute % unit];
  const cents =
    minor === undefined
      ? fractionOf(rest, currency)
      : `${englishCardinal(rest)} ${rest === 1n ? minor : minors}`;
  const said = `${englishCardinal(whole)} ${whole === 1n ? one : many}${rest === 0n ? '' : ` and ${cents}`}`;
  return amount < 0n ? `minus ${said}` : said;
}

function englishCardinal(number: bigint): string {
  for (const [scale, word] of SCALES) {
    if (number < scale) continue;
    const rest = number % scale;
    return `${englishCardinal(number / scale)} ${word}${rest === 0n ? '' : ` ${englishCardinal(rest)}`}`;
  }
  if (number < 100n) return englishBelowHundred(number);
  const rest = number % 100n;
  return `${ENGLISH_SMALL[`${number / 100n}`]} hundred${rest === 0n ? '' : ` ${englishBelowHundred(rest)}`}`;
}

function englishBelowHundred(number: bigint): string {
  if (number < 20n) return ENGLISH_SMALL[`${number}`]!;
  const rest = number % 10n;
  return `${ENGLISH_TENS[`${number / 10n}`]}${rest === 0n ? '' : `-${ENGLISH_SMALL[`${rest}`]}`}`;
}

/** A gaming day as each language writes it: `2026-03-31`, `31/03/2026`. */
export const dayInWords = (day: string): BothLanguages => ({ en: day, es: spanishMoment(day) });
