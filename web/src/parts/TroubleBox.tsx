import type { ReactNode } from 'react';
import { Refused } from '../api/ask';
import { pageHere, signInAddress } from '../api/sign-in-address';
import { useWords } from '../words/words';
import { Button } from './Button';
import styles from './Trouble.module.css';

interface TroubleBoxProps {
  readonly error: Error;
  readonly again?: () => void;
}

/** A refusal or a failure, in words: what happened, what to do. Works on the pages before sign-in too, which have no router. */
export function TroubleBox({ error, again }: TroubleBoxProps): ReactNode {
  const { words, language } = useWords();
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
          <a href={signInAddress({ to: pageHere() })} target="_blank" rel="noreferrer">
            {words.signIn.title}
          </a>
        </p>
      ) : null}
      {refusal?.code === 'STEP_UP_REQUIRED' ? (
        <p>
          <a href={signInAddress({ fresh: true })} target="_blank" rel="noreferrer">
            {words.signIn.again}
          </a>
        </p>
      ) : null}
      {again ? <Button onClick={again}>{words.state.retry}</Button> : null}
    </section>
  );
}
