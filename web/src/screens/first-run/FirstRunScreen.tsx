import type { ReactNode } from 'react';
import { useWords } from '../../words/words';

/** Leads through the first steps of an empty installation. */
export function FirstRunScreen(): ReactNode {
  const { words } = useWords();
  return (
    <main>
      <h1>{words.days.none}</h1>
    </main>
  );
}
