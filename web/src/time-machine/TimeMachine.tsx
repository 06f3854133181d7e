import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { mayAt, sessionQuery } from '../api/session';
import { useSingleKeys } from '../parts/single-key';
import { useWords } from '../words/words';
import { useIsReading, useKnown, useSetKnown } from './known';
import styles from './TimeMachine.module.css';

/** Loaded when the time machine is opened. */
const TimeBar = lazy(() => import('./TimeBar').then((part) => ({ default: part.TimeBar })));

/** Opens the time machine, or leaves it. Undefined on a screen that shows no other moment than now. */
export interface TimeMachine {
  readonly isOpen: boolean;
  readonly turn: () => void;
}

/** The state of the time machine of a screen, with its key `t`. */
export function useTimeMachine(): TimeMachine | undefined {
  const { casino } = useParams({ strict: false });
  const { data: session } = useQuery(sessionQuery);
  const { isPast } = useKnown();
  const setKnown = useSetKnown();
  const [wasOpened, setOpened] = useState(false);
  const may = session !== undefined && casino !== undefined && mayAt(session, 'days:read', casino);
  const isThere = useIsReading() && may;
  const isOpen = wasOpened || isPast;
  const turn = (): void => {
    setOpened(!isOpen);
    if (isPast) setKnown(undefined);
  };
  useSingleKeys(({ key }) => {
    if (key === 't' && (isThere || isPast)) turn();
  });
  return isThere ? { isOpen, turn } : undefined;
}

/** Opens the time machine from the head of a screen. */
export function TimeButton({ machine: { isOpen, turn } }: { readonly machine: TimeMachine }): ReactNode {
  const { words } = useWords();
  return (
    <button type="button" aria-expanded={isOpen} aria-keyshortcuts="t" onClick={turn}>
      {words.time.title}
    </button>
  );
}

/** Below the head: which moment the screen shows, and the control that chooses another one. */
export function TimeFrame({ machine }: { readonly machine: TimeMachine | undefined }): ReactNode {
  const { words } = useWords();
  const { isPast } = useKnown();
  const setKnown = useSetKnown();
  if (machine?.isOpen)
    return (
      <Suspense>
        <TimeBar leave={machine.turn} />
      </Suspense>
    );
  if (!isPast) return null;
  return (
    <p className={styles['bar']}>
      {words.time.onlyNow}{' '}
      <button type="button" onClick={() => setKnown(undefined)}>
        {words.time.leave}
      </button>
    </p>
  );
}
