import type { ReactNode } from 'react';
import { useWords } from '../../words/words';

/** Signs a person in. */
export function SignInScreen(): ReactNode {
  const { words } = useWords();
  return (
    <main>
      <h1>{words.signIn.title}</h1>
    </main>
  );
}
