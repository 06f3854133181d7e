import type { BothLanguages, RefusalText } from '../kernel/words';

/** The value of a named part of a text: a name, a number, or a text in both languages. */
export type Part = string | number | bigint | BothLanguages;

export type Parts = Readonly<Record<string, Part | undefined>>;

type Language = keyof BothLanguages;

const NONE: BothLanguages = { en: 'none', es: 'ninguno' };

/** A value as text in both languages. */
export const inBoth = (part: Part): BothLanguages =>
  typeof part === 'object' ? part : { en: String(part), es: String(part) };

/**
 * The text with values for its named parts (`{amount}`): an undefined value is written as `none`, and a name without a
 * value is left as it is, as in `/casinos/{casino}`.
 */
export const filled = (text: BothLanguages, parts: Parts): BothLanguages => ({
  en: filledIn(text, parts, 'en'),
  es: filledIn(text, parts, 'es'),
});

/** The text with a member for each language, as responses have it. */
export function refusalText(text: BothLanguages, parts: Parts = {}): RefusalText {
  const { en, es } = filled(text, parts);
  return { message: en, messageEs: es };
}

/** The values in a row, separated by `between`. */
export const listed = (parts: readonly (Part | undefined)[], between: Part = ', '): BothLanguages => ({
  en: parts.map((part) => partIn(part, 'en')).join(partIn(between, 'en')),
  es: parts.map((part) => partIn(part, 'es')).join(partIn(between, 'es')),
});

export const either = (parts: readonly Part[]): BothLanguages => listed(parts, { en: ' or ', es: ' o ' });

const partIn = (part: Part | undefined = NONE, language: Language): string => inBoth(part)[language];

/** Splits a text: at odd indexes the names of parts, at even ones the text between them. */
const piecesOf = (text: string): readonly string[] => text.split(/\{(\w+)\}/);

/** A text of one language with the values of its parts. */
export const withParts = (text: string, stated: (name: string) => string): string =>
  piecesOf(text)
    .map((piece, index) => (index % 2 === 0 ? piece : stated(piece)))
    .join('');

const filledIn = (text: BothLanguages, parts: Parts, language: Language): string =>
  withParts(text[language], (name) =>
    Object.hasOwn(parts, name) ? partIn(parts[name], language) : `{${name}}`,
  );

/** The names of the parts of a text. */
export const partsOf = (text: string): readonly string[] =>
  piecesOf(text).filter((_piece, index) => index % 2);
