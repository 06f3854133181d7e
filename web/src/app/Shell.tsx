import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { endSession, hasRoleAt, mayAt, sessionQuery } from '../api/session';
import { ClockProvider, useClock } from '../days/clock';
import { useWords } from '../words/words';
import { CasinoChoice, UnknownCasino } from './Casinos';
import { frameQuery } from './frame';
import { Keys } from './Keys';
import { keepCasino } from './last-casino';
import { Rail } from './Rail';
import styles from './Shell.module.css';
import { TabletLock } from './TabletLock';
import { fill } from '../words/fill';

/** Loaded when the first explanation of a figure is opened. */
const Explain = lazy(() => import('../parts/Explain').then((part) => ({ default: part.Explain })));

/** Loaded after the screen, which does not wait for it. */
const Notices = lazy(() => import('../notices/Notices').then((part) => ({ default: part.Notices })));

/** The frame of every screen of a casino: the bar, the rail, the screen, and the explanation beside it. */
export function Shell(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const [isSearching, setSearching] = useState(false);
  const { data: frame, isFetchedAfterMount } = useQuery(frameQuery);
  const casinos = frame?.casinos.map(({ id }) => id) ?? [];
  const { isOpen, turn } = useMenu();
  const isUnknown = frame !== undefined && isFetchedAfterMount && !casinos.includes(casino);
  useEffect(() => keepCasino(casino), [casino]);
  return (
    <ClockProvider zones={frame?.casinos.find(({ id }) => id === casino)?.clocks}>
      <div className={styles['shell']} data-menu={isOpen ? 'open' : undefined}>
        <a className={styles['skip']} href="#content">
          {words.skip}
        </a>
        <Bar {...{ casino, isOpen, turn }} search={() => setSearching(true)} />
        {isUnknown ? null : <Rail casino={casino} />}
        <main id="content" tabIndex={-1} className={styles['content']}>
          {isUnknown ? <UnknownCasino casino={casino} known={casinos} /> : <Outlet />}
        </main>
        <OpenExplanation casino={casino} />
        <Suspense>
          <Notices casino={casino} />
        </Suspense>
        <Keys {...{ casino, isSearching, setSearching }} />
        <Printed />
      </div>
    </ClockProvider>
  );
}

/** On a narrow screen one button opens rail, languages and person; navigation closes them. */
function useMenu(): { readonly isOpen: boolean; readonly turn: () => void } {
  const { href } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === href;
  return { isOpen, turn: () => setOpenAt(isOpen ? undefined : href) };
}

/** The footer of a printed screen: who printed it and when. */
function Printed(): ReactNode {
  const { words } = useWords();
  const clock = useClock();
  const { data: session } = useQuery(sessionQuery);
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const now = (): void => flushSync(() => setAt(new Date()));
    addEventListener('beforeprint', now);
    return () => removeEventListener('beforeprint', now);
  }, []);
  if (!session) return null;
  return (
    <p className={styles['print']}>
      {fill(words.print.by, { name: session.name, at: clock.moment(at.toISOString()) })}
    </p>
  );
}

interface BarProps {
  readonly casino: string;
  readonly search: () => void;
  readonly isOpen: boolean;
  readonly turn: () => void;
}

function Bar({ casino, search, isOpen, turn }: BarProps): ReactNode {
  const { words, language, speak } = useWords();
  const { data: session } = useQuery(sessionQuery);
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['mark']} aria-label="Cagnotte">
        <img src="/mark.svg" alt="" width="26" height="26" />
        <span>Cagnotte</span>
      </Link>
      <CasinoChoice casino={casino} />
      <span className={styles['space']} />
      <button type="button" className={styles['barButton']} onClick={search}>
        {words.search.open}
      </button>
      <TabletLock />
      <button
        type="button"
        className={`${styles['barButton']} ${styles['menu']}`}
        aria-expanded={isOpen}
        onClick={turn}
      >
        {words.nav.menu}
      </button>
      <div className={styles['more']}>
        <div className={styles['languages']} role="group" aria-label="Idioma / Language">
          {(['es', 'en'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={language === each} onClick={() => speak(each)}>
              {each.toUpperCase()}
            </button>
          ))}
        </div>
        <Person casino={casino} />
        {session !== undefined && mayAt(session, 'days:read', casino) ? (
          <a className={styles['barLink']} href="/graphiql">
            {words.nav.graphiql}
          </a>
        ) : null}
      </div>
    </header>
  );
}

/** The roles that work on tablets. */
const ON_TABLETS = ['pit', 'cage', 'count', 'inspector'];

/** The signed-in person, and the button that signs them out. */
function Person({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [isStuck, setStuck] = useState(false);
  if (!session) return null;
  const leave = async (): Promise<void> => {
    const isOnTablet = session.tablet !== null;
    const hasEnded = await endSession();
    setStuck(!hasEnded);
    if (!hasEnded) return;
    window.location.assign(isOnTablet ? '/tablet' : '/sign-in');
  };
  return (
    <>
      <span className={styles['person']}>{session.name}</span>
      {session.tablet === null && ON_TABLETS.some((role) => hasRoleAt(session, role, casino)) ? (
        <Link to="/$casino/pin" params={{ casino }} className={styles['barLink']}>
          {words.pin.pin}
        </Link>
      ) : null}
      <button type="button" className={styles['barButton']} onClick={() => void leave()}>
        {words.nav.signOut}
      </button>
      {isStuck ? (
        <span role="alert" className={styles['stuck']}>
          {words.signIn.stillIn}
        </span>
      ) : null}
    </>
  );
}

function OpenExplanation({ casino }: { readonly casino: string }): ReactNode {
  const { figure, known } = useSearch({ from: '/$casino' });
  return figure === undefined ? null : (
    <Suspense>
      <Explain casino={casino} figure={figure} known={known} />
    </Suspense>
  );
}
