import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import { Button } from './Button';

/** The choice of language; each language is named in itself. */
export function Languages(): ReactNode {
  const { language, speak } = useWords();
  return (
    <div role="group" aria-label="Idioma / Language">
      {(['es', 'en'] as const).map((each) => (
        <Button key={each} aria-pressed={language === each} onClick={() => speak(each)}>
          {each.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
