import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { answers } from '../api/answers';
import { hasRoleAt, mayAt, sessionQuery, signOut } from '../api/session';
import { formatMoment } from '../days/days';
import { useWords } from '../words/words';
import { CasinoChoice, UnknownCasino } from './Casinos';
import { frameQuery } from './frame';
import { Keys } from './Keys';
import { useDayInView } from './day-in-view';
import { keepCasino } from './last-casino';
import styles from './Shell.module.css';
import { TabletLock } from './TabletLock';

/** Read when somebody asks where a figure comes from. */
const Explain = lazy(() => import('../parts/Explain').then((part) => ({ default: part.Explain })));

/** The frame of every screen of a casino: the bar, the rail, the screen, and the explanation beside it. */
export function Shell(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const [isSearching, setSearching] = useState(false);
  const { data: frame, isFetchedAfterMount } = useQuery(frameQuery);
  const casinos = frame?.casinos.map(({ id }) => id) ?? [];
  const isUnknown = frame !== undefined && isFetchedAfterMount && !casinos.includes(casino);
  useEffect(() => keepCasino(casino), [casino]);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {words.skip}
      </a>
      <Bar casino={casino} search={() => setSearching(true)} />
      {isUnknown ? null : <Rail casino={casino} />}
      <main id="content" tabIndex={-1} className={styles['content']}>
        {isUnknown ? <UnknownCasino casino={casino} known={casinos} /> : <Outlet />}
      </main>
      <OpenExplanation casino={casino} />
      <Keys {...{ casino, isSearching, setSearching }} />
      <Printed />
    </div>
  );
}

/** Who printed it and when, beneath a printed screen. */
function Printed(): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const now = (): void => flushSync(() => setAt(new Date()));
    addEventListener('beforeprint', now);
    return () => removeEventListener('beforeprint', now);
  }, []);
  if (!session) return null;
  // The clock of the person who prints, in the form of the books.
  const moment = formatMoment(at.toLocaleString('sv').replace(' ', 'T'));
  return <p className={styles['print']}>{words.print.by(session.name, moment)}</p>;
}

interface BarProps {
  readonly casino: string;
  readonly search: () => void;
}

function Bar({ casino, search }: BarProps): ReactNode {
  const { words, language, speak } = useWords();
  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['mark']}>
        <img src="/mark.svg" alt="" width="26" height="26" />
        <span>Cagnotte</span>
      </Link>
      <CasinoChoice casino={casino} />
      <span className={styles['space']} />
      <button type="button" className={styles['barButton']} onClick={search}>
        {words.search.open}
      </button>
      <div className={styles['languages']} role="group" aria-label="Idioma / Language">
        {(['es', 'en'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={language === each} onClick={() => speak(each)}>
            {each.toUpperCase()}
          </button>
        ))}
      </div>
      <TabletLock />
      <Person casino={casino} />
      <a className={styles['barLink']} href="/graphiql">
        {words.nav.graphiql}
      </a>
    </header>
  );
}

/** The roles that work on tablets. */
const ON_TABLETS = ['pit', 'cage', 'count', 'inspector'];

/** Who is signed in, and the way out. */
function Person({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  const leave = async (): Promise<void> => {
    const isOnTablet = session.tablet !== null;
    await signOut();
    // What was read belongs to the person who has left.
    answers.clear();
    await navigate({ to: isOnTablet ? '/tablet' : '/sign-in' });
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
    </>
  );
}

const ALONE = { exact: true, includeSearch: false };
/** The link of the screen that is open. */
const ACTIVE = { activeProps: { 'aria-current': 'page' } } as const;

function Rail({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const day = useDayInView(casino);
  const { data: session } = useQuery(sessionQuery);
  const may = (permission: string): boolean => session !== undefined && mayAt(session, permission, casino);
  return (
    <nav className={styles['rail']} aria-label={words.nav.label}>
      {may('tables:read') ? (
        <Link to="/$casino/floor" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
          {words.nav.floor}
        </Link>
      ) : null}
      {may('capture:read') ? (
        <Link to="/$casino/capture" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
          {words.nav.capture}
        </Link>
      ) : null}
      {may('days:read') ? (
        <Link to="/$casino" params={{ casino }} activeOptions={ALONE} {...ACTIVE}>
          {words.nav.days}
        </Link>
      ) : null}
      {day === undefined ? null : (
        <>
          <Link to="/$casino/day/$day" params={{ casino, day }} {...ACTIVE}>
            {words.nav.day}
          </Link>
          {may('ledger:read') ? (
            <Link to="/$casino/books/$day" params={{ casino, day }} {...ACTIVE}>
              {words.nav.books}
            </Link>
          ) : null}
        </>
      )}
      {may('findings:read') ? (
        <Link to="/$casino/findings" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
          {words.nav.findings}
        </Link>
      ) : null}
      {may('quarantine:read') ? (
        <Link to="/$casino/quarantine" params={{ casino }} {...ACTIVE}>
          {words.quarantine.title}
        </Link>
      ) : null}
      {may('corrections:read') ? (
        <Link
          to="/$casino/corrections"
          params={{ casino }}
          activeOptions={{ includeSearch: false }}
          {...ACTIVE}
        >
          {words.nav.corrections}
        </Link>
      ) : null}
      {may('integrity:read') ? (
        <Link to="/$casino/integrity" params={{ casino }} {...ACTIVE}>
          {words.nav.integrity}
        </Link>
      ) : null}
      <HouseLinks {...{ casino, may }} />
    </nav>
  );
}

interface HouseLinksProps {
  readonly casino: string;
  readonly may: (permission: string) => boolean;
}

/** What is done of the house and not of a night. */
function HouseLinks({ casino, may }: HouseLinksProps): ReactNode {
  const { words } = useWords();
  return (
    <>
      {may('events:read') ? (
        <Link to="/$casino/authorisation" params={{ casino }} {...ACTIVE}>
          {words.authorisation.title}
        </Link>
      ) : null}
      {may('keys:manage') ? (
        <>
          <Link to="/$casino/tablets" params={{ casino }} {...ACTIVE}>
            {words.tablets.title}
          </Link>
          <Link to="/first-run" {...ACTIVE}>
            {words.nav.people}
          </Link>
        </>
      ) : null}
      {may('personal:read') ? (
        <Link
          to="/$casino/personal-data"
          params={{ casino }}
          activeOptions={{ includeSearch: false }}
          {...ACTIVE}
        >
          {words.nav.personal}
        </Link>
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
