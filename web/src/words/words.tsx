import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { QuarantineReason } from '../../../src/intake/explanations';
import en from '../../../src/words/application/en.json';
import es from '../../../src/words/application/es.json';
import { inLanguage } from './fill';

export type Language = 'es' | 'en';

type Names = Readonly<Record<string, string>>;

/** Groups of words that are looked up by a name from elsewhere, such as a role: it may have none. */
interface ByName {
  readonly roles: Names;
  readonly day: { readonly codes: Names; readonly what: Names };
  readonly findings: { readonly what: Names };
  readonly record: { readonly kinds: Names };
  readonly clearings: { readonly points: Names; readonly targets: Names };
  readonly tablets: { readonly classes: Names };
  readonly capture: { readonly kind: Names; readonly field: Names; readonly choice: Names };
  readonly table: { readonly winner: Names };
  readonly quarantine: { readonly reasons: Readonly<Record<QuarantineReason, string>> };
}

export type Words = typeof es & ByName;

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

const CATALOGUES: Readonly<Record<Language, Words>> = { es: inLanguage(es, 'es'), en: inLanguage(en, 'en') };
const KEPT = 'cagnotte.language';

const SpokenContext = createContext<Spoken | undefined>(undefined);

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  return navigator.language.startsWith('en') ? 'en' : 'es';
}

/** The language of the person, kept in this browser. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: CATALOGUES[language],
      speak: (next) => {
        localStorage.setItem(KEPT, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export function useWords(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('a screen stands outside WordsProvider');
  return spoken;
}

/** Of the two words that the service sends, those of the person's language. */
export function useSaid(): (en: string, es: string) => string {
  const { language } = useWords();
  return (inEnglish, inSpanish) => (language === 'es' ? inSpanish : inEnglish);
}
