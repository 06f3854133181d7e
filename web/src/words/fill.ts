import { withParts } from '../../../src/words/message';
import type { Language } from './language';

/** A text with a form for each plural category that its language has for a count (Intl.PluralRules). */
interface Counted {
  readonly one: string;
  readonly other: string;
  readonly language?: Language;
}

type Shown = Readonly<Record<string, string | number>>;

/** A text of the application with its parts in the place of their names; of one that is counted, the form for `count`. */
export function fill(text: string | Counted, parts: Shown): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(parts['count']));
  return withParts(form, (name) => String(parts[name]));
}

const formOf = ({ language, ...forms }: Counted, count: number): string =>
  new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;

const isCounted = (value: unknown): value is Counted =>
  typeof value === 'object' && value !== null && 'one' in value && 'other' in value;

/** The words with their language beside each text that is counted. */
export const inLanguage = <Words>(words: Words, language: Language): Words =>
  JSON.parse(JSON.stringify(words), (_name, value: unknown) =>
    isCounted(value) ? { ...value, language } : value,
  ) as Words;
