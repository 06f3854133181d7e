import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Refused } from '../api/ask';
import { useWords } from '../words/words';
import { Button } from './Button';
import styles from './Trouble.module.css';

interface TroubleBoxProps {
  readonly error: Error;
  readonly again?: () => void;
}

export function TroubleBox({ error, again }: TroubleBoxProps): ReactNode {
  const { words, language } = useWords();
  const router = useRouter();
  const refusal = error instanceof Refused ? error : undefined;
  return (
    <section role="alert" className={styles['trouble']}>
      <h2>{refusal ? words.state.refused : words.state.unreachable}</h2>
      <p>{refusal ? (language === 'es' ? refusal.es : refusal.en) : words.state.unreachableRemedy}</p>
      {refusal ? (
        <p className={styles['code']}>
          {words.state.code}: <code>{refusal.code}</code>
        </p>
      ) : null}
      {refusal?.needsSignIn ? (
        <p>
          {words.signIn.ended}{' '}
          <Link to="/sign-in" search={{ to: router.state.location.href }} target="_blank">
            {words.signIn.title}
          </Link>
        </p>
      ) : null}
      {refusal?.code === 'STEP_UP_REQUIRED' ? (
        <p>
          <Link to="/sign-in" search={{ fresh: true }} target="_blank">
            {words.signIn.again}
          </Link>
        </p>
      ) : null}
      {again ? <Button onClick={again}>{words.state.retry}</Button> : null}
    </section>
  );
}
