import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { endSession, sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import styles from './Shell.module.css';

/** The service ends an idle session of a tablet after the same time. */
const IDLE_MS = 120_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'touchmove'] as const;

/**
 * Locks a tablet by a button or after two idle minutes. If the service is not reached the person stays signed in, because
 * nobody could sign in again: captures go on, and are sent after the next PIN.
 */
export function TabletLock(): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const isTablet = (session?.tablet ?? null) !== null;
  const lock = useCallback(async (): Promise<void> => {
    if (!(await endSession())) return;
    window.location.assign('/tablet');
  }, []);
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
