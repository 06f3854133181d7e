import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { en } from './en';
import { es, type Words } from './es';

export type Language = 'es' | 'en';

interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

const CATALOGUES: Record<Language, Words> = { es, en };
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
