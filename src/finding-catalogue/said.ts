import type { BothLanguages } from '../kernel/words';
import { SPANISH } from './spanish';

/** What a finding says. */
export type Said = BothLanguages;

/** What stands in a text: a name, a number, or a text of its own. */
export type Part = string | number | bigint | Said;

/**
 * A text with its parts, in both languages: the English one stands where it is said, the Spanish one in `spanish.ts`
 * under the English one. What is not to be found there is said in English.
 */
export function said(template: TemplateStringsArray, ...parts: readonly (Part | undefined)[]): Said {
  return {
    en: filled(template, parts, 'en'),
    es: filledByNumber(spanishOf(template), parts),
  };
}

export const inBoth = (part: Part): Said =>
  typeof part === 'object' ? part : { en: String(part), es: String(part) };

/** A text that stands in the facts of a game, in both languages. */
export const worded = (text: string): Said => ({ en: text, es: SPANISH[text] ?? text });

export const listed = (parts: readonly Part[], between: Part = ', '): Said => ({
  en: parts.map((part) => partIn(part, 'en')).join(partIn(between, 'en')),
  es: parts.map((part) => partIn(part, 'es')).join(partIn(between, 'es')),
});

export const either = (parts: readonly Part[]): Said => listed(parts, { en: ' or ', es: ' o ' });

export const patternOf = (template: readonly string[]): string =>
  template.reduce((text, next, index) => `${text}{${index}}${next}`);

const filled = (
  template: readonly string[],
  parts: readonly (Part | undefined)[],
  language: keyof Said,
): string => template.reduce((text, next, index) => text + partIn(parts[index - 1], language) + next);

const filledByNumber = (pattern: string, parts: readonly (Part | undefined)[]): string =>
  pattern.replaceAll(/\{(\d+)\}/g, (_hole, number: string) => partIn(parts[+number - 1], 'es'));

const NONE: Said = { en: 'none', es: 'ninguno' };

const partIn = (part: Part | undefined = NONE, language: keyof Said): string => inBoth(part)[language];

/** Templates are told apart by identity: each place in the source has one, whatever its parts. */
const SPANISH_OF = new WeakMap<readonly string[], string>();

function spanishOf(template: readonly string[]): string {
  const known = SPANISH_OF.get(template);
  if (known !== undefined) return known;
  const pattern = patternOf(template);
  const spanish = SPANISH[pattern] ?? pattern;
  SPANISH_OF.set(template, spanish);
  return spanish;
}
