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

/** The language that the person chose in this browser, else that of the browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  return navigator.language.startsWith('en') ? 'en' : 'es';
}

/** The language of the person, kept in this browser. The words of `firstLanguage` are loaded before it is shown. */
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
        // Without the network the page goes on in the language that it has.
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

/** Of the two words that the service sends, those of the person's language. */
export function useSaid(): (en: string, es: string) => string {
  const { language } = useWords();
  return (inEnglish, inSpanish) => (language === 'es' ? inSpanish : inEnglish);
}
