import type { QuarantineReason } from '../../../src/intake/explanations';
import type spanish from '../../../src/words/application/outside.es.json';
import { loadWordsWith } from './catalogue';
import { inLanguage } from './fill';
import type { Language } from './language';
import { useWords } from './words';

export type OutsideWords = typeof spanish & {
  readonly quarantine: { readonly reasons: Readonly<Record<QuarantineReason, string>> };
};

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: OutsideWords }>>> = {
  es: () => import('../../../src/words/application/outside.es.json'),
  en: () => import('../../../src/words/application/outside.en.json'),
};

const LOADED = new Map<Language, OutsideWords>();

const load = async (language: Language): Promise<void> => {
  if (!LOADED.has(language)) LOADED.set(language, inLanguage((await FILES[language]()).default, language));
};

/**
 * Loads the words of the screens that few persons open, such as those for what comes from outside and goes there: no other page loads them. To be
 * awaited before such a screen is shown.
 */
export const loadOutsideWords = (): Promise<void> => loadWordsWith(load);

export const outsideWordsIn = (language: Language): OutsideWords => LOADED.get(language)!;

/** The words of these screens in the chosen language. */
export const useOutsideWords = (): OutsideWords => outsideWordsIn(useWords().language);
