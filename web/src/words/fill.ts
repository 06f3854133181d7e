import { withParts } from '../../../src/words/message';
import type { Language } from './language';

/** A text with a form for each plural category of its language (Intl.PluralRules). */
interface Counted {
  readonly one: string;
  readonly other: string;
  readonly language?: Language;
}

type Shown = Readonly<Record<string, string | number>>;

/** Replaces the names of parts in a text by their values; a text with plural forms uses the form for `count`. */
export function fill(text: string | Counted, parts: Shown): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(parts['count']));
  return withParts(form, (name) => String(parts[name]));
}

const formOf = ({ language, ...forms }: Counted, count: number): string =>
  new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' && value !== null && 'one' in value && 'other' in value;

/** Adds the language to each text with plural forms, which `fill` needs to choose one. */
export const inLanguage = <Words>(words: Words, language: Language): Words =>
  JSON.parse(JSON.stringify(words), (_name, value: unknown) =>
    isCounted(value) ? { ...value, language } : value,
  ) as Words;
