import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Refused, Unreachable } from '../api/ask';
import { pageHere, signInAddress } from '../api/sign-in-address';
import { useWords } from '../words/words';
import { TroubleBox } from './TroubleBox';
import styles from './Trouble.module.css';

/** Shows a refusal or a failure: what happened, what to do, and a button to try again. */
export function Trouble({ error: thrown, reset }: ErrorComponentProps): ReactNode {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const router = useRouter();
  const queries = useQueryClient();
  const needsSignIn = error instanceof Refused && error.needsSignIn;
  useEffect(() => {
    if (needsSignIn) window.location.replace(signInAddress({ to: pageHere() }));
  }, [needsSignIn]);
  const reload = useReload();
  const again = (): void => {
    // The script of the screen could not be loaded: the page is loaded again. What was typed is stored in the browser.
    if (!(error instanceof Refused || error instanceof Unreachable)) return reload();
    void queries.invalidateQueries();
    reset();
    void router.invalidate();
  };
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  if (needsSignIn) return null;
  return <TroubleBox error={error} again={again} />;
}

/**
 * Reloads the page as soon as the service answers. The event `online` does not mean that the service can be reached yet, and
 * a page that is reloaded too early becomes the error page of the browser.
 */
function useReload(): () => void {
  const [isWanted, setWanted] = useState(false);
  const { isSuccess } = useQuery({
    queryKey: ['is the service reached'],
    queryFn: async () => (await fetch('/health/live', { cache: 'no-store' })).status,
    enabled: isWanted,
    retry: true,
    retryDelay: 1_000,
  });
  useEffect(() => {
    if (isSuccess) window.location.reload();
  }, [isSuccess]);
  return () => setWanted(true);
}

export function NotFound(): ReactNode {
  const { words } = useWords();
  return (
    <main className={styles['trouble']}>
      <h1>{words.state.notFound}</h1>
      <Link to="/">{words.nav.home}</Link>
    </main>
  );
}
