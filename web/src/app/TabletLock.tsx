import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { answers } from '../api/answers';
import { endSession, sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import styles from './Shell.module.css';

/** As long as the service keeps such a session that nobody uses. */
const IDLE_MS = 120_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'touchmove'] as const;

/**
 * On a tablet with a PIN: locks it, by hand or when nobody has touched it for two minutes. Where the service is not reached
 * it stays with who works there, since nobody else could identify: captures go on, and are sent when the person has typed the PIN.
 */
export function TabletLock(): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const isTablet = (session?.tablet ?? null) !== null;
  const lock = useCallback(async (): Promise<void> => {
    if (!(await endSession())) return;
    // What was read belongs to the person who has left.
    answers.clear();
    await navigate({ to: '/tablet' });
  }, [navigate]);
  useEffect(() => {
    if (!isTablet) return;
    let waiting = setTimeout(() => void lock(), IDLE_MS);
    const alive = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void lock(), IDLE_MS);
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, alive, { passive: true });
    return () => {
      clearTimeout(waiting);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, alive);
    };
  }, [isTablet, lock]);
  if (!isTablet) return null;
  return (
    <button type="button" className={styles['barButton']} onClick={() => void lock()}>
      {words.tablets.lock}
    </button>
  );
}
