import type { ReactNode } from 'react';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import styles from './Door.module.css';

interface DoorProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the screens before somebody is signed in. */
export function Door({ title, lead, children }: DoorProps): ReactNode {
  const { language, speak } = useWords();
  return (
    <main className={styles['door']}>
      <img src="/mark.svg" alt="" width="40" height="40" />
      <h1>{title}</h1>
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
      <div role="group" aria-label="Idioma / Language">
        {(['es', 'en'] as const).map((each) => (
          <Button key={each} aria-pressed={language === each} onClick={() => speak(each)}>
            {each.toUpperCase()}
          </Button>
        ))}
      </div>
    </main>
  );
}
