import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import { Button } from './Button';

/** The languages of the application, each under its own name for readers of both. */
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
