import type { Spoken } from '../../words/words';

interface Scope {
  readonly everyCasino: boolean;
  readonly casinos: readonly string[];
}

/** The casinos of a role or of a key, in words. */
export const scopeWords = (
  { everyCasino, casinos }: Scope,
  { words, language }: Pick<Spoken, 'words' | 'language'>,
): string =>
  everyCasino
    ? words.people.everyCasino
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(casinos);
