import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadWords, type Words, wordsIn } from './catalogue';
import type { Language } from './language';

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

const KEPT = 'cagnotte.language';

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** The language that was chosen in this browser, else the language of the browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  return navigator.language.startsWith('en') ? 'en' : 'es';
}

/** Provides the words of the chosen language. The words of `firstLanguage` must be loaded before it is rendered. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: wordsIn(language),
      speak: (next) => {
        const chosen = (): void => {
          localStorage.setItem(KEPT, next);
          setLanguage(next);
        };
        // If the file cannot be loaded, the page keeps its language.
        loadWords(next).then(chosen, () => undefined);
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

/** Chooses between the two languages of a text of the service. */
export function useServiceText(): (en: string, es: string) => string {
  const { language } = useWords();
  return (inEnglish, inSpanish) => (language === 'es' ? inSpanish : inEnglish);
}
