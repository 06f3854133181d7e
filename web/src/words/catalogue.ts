import { inLanguage } from './fill';
import type { spanish } from './in-spanish';
import type { Language } from './language';

type Names = Readonly<Record<string, string>>;

/** Groups of words that are looked up by a code of the service, such as a role: an unknown code has no words. */
interface ByName {
  readonly roles: Names;
  readonly day: { readonly codes: Names; readonly what: Names };
  readonly findings: { readonly what: Names };
  readonly record: { readonly kinds: Names };
  readonly clearings: { readonly points: Names; readonly targets: Names };
  readonly tablets: { readonly classes: Names };
  readonly capture: { readonly kind: Names; readonly field: Names; readonly choice: Names };
  readonly table: { readonly winner: Names };
}

export type Words = typeof spanish & ByName;

/** A page loads the words of one language. */
const FILES: Readonly<Record<Language, () => Promise<Words>>> = {
  es: async () => (await import('./in-spanish')).spanish,
  en: async () => (await import('./in-english')).english,
};

const LOADED = new Map<Language, Words>();

type Load = (language: Language) => Promise<void>;

/** What loads the words of some screens, once one of these screens was opened. */
const OF_SCREENS = new Set<Load>();

/** Loads the words of a language, for `wordsIn`. @throws if a file cannot be loaded */
export async function loadWords(language: Language): Promise<void> {
  if (!LOADED.has(language)) LOADED.set(language, inLanguage(await FILES[language](), language));
  await Promise.all([...OF_SCREENS].map((load) => load(language)));
}

/** Loads words of some screens in each language that is loaded, and from now on with each that is chosen. */
export async function loadWordsWith(load: Load): Promise<void> {
  OF_SCREENS.add(load);
  await Promise.all([...LOADED.keys()].map(load));
}

export function wordsIn(language: Language): Words {
  const words = LOADED.get(language);
  if (!words) throw new Error(`the words of ${language} are not loaded`);
  return words;
}
