import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasRoleAt, mayAt, sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import { useDayInView } from './day-in-view';
import styles from './Shell.module.css';

/** The roles that capture. Others may read the desk too, but would find an empty screen. */
const CAPTURES = ['pit', 'cage', 'count', 'accountant'];

const ALONE = { exact: true, includeSearch: false };

const ACTIVE = { activeProps: { 'aria-current': 'page' } } as const;

/** The sections of a casino that the person may open. */
export function Rail({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const day = useDayInView(casino);
  const { data: session } = useQuery(sessionQuery);
  const may = (permission: string): boolean => session !== undefined && mayAt(session, permission, casino);
  return (
    <nav className={styles['rail']} aria-label={words.nav.label}>
      <HomeLink {...{ casino, may }} />
      {may('tables:read') ? (
        <Link to="/$casino/floor" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
          {words.nav.floor}
        </Link>
      ) : null}
      {may('capture:read') && session && CAPTURES.some((role) => hasRoleAt(session, role, casino)) ? (
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
      <FigureLinks {...{ casino, may }} />
      <MoneyLinks {...{ casino, may }} />
      <LedgerLinks {...{ casino, may }} />
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

/** Links to the money of players that the house keeps books of, and what it takes of it: banks, jackpots, commissions. */
function MoneyLinks({ casino, may }: HouseLinksProps): ReactNode {
  const { words } = useWords();
  if (!may('tables:read')) return null;
  return (
    <>
      <Link to="/$casino/banks" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
        {words.banks.title}
      </Link>
      <Link to="/$casino/jackpots" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
        {words.jackpots.title}
      </Link>
      <Link
        to="/$casino/commissions"
        params={{ casino }}
        activeOptions={{ includeSearch: false }}
        {...ACTIVE}
      >
        {words.commissions.title}
      </Link>
    </>
  );
}

/** Links to the screens that are read from the ledger, for those who may read it: accounts and duty. */
function LedgerLinks({ casino, may }: HouseLinksProps): ReactNode {
  const { words } = useWords();
  if (!may('ledger:read')) return null;
  return (
    <>
      <Link to="/$casino/accounts" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
        {words.accounts.title}
      </Link>
      <Link to="/$casino/duty" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
        {words.duty.title}
      </Link>
    </>
  );
}

function HomeLink({ casino, may }: HouseLinksProps): ReactNode {
  const { words } = useWords();
  if (!may('days:read')) return null;
  return (
    <Link to="/$casino/home" params={{ casino }} {...ACTIVE}>
      {words.home.title}
    </Link>
  );
}

/** Links to figures of more than one gaming day. */
function FigureLinks({ casino, may }: HouseLinksProps): ReactNode {
  const { words } = useWords();
  if (!may('reports:read')) return null;
  return (
    <Link to="/$casino/performance" params={{ casino }} activeOptions={{ includeSearch: false }} {...ACTIVE}>
      {words.performance.title}
    </Link>
  );
}

/** Links to screens of the house that belong to no gaming day. */
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
        <Link to="/$casino/tablets" params={{ casino }} {...ACTIVE}>
          {words.tablets.title}
        </Link>
      ) : null}
      {may('people:read') ? (
        <Link to="/$casino/people" params={{ casino }} {...ACTIVE}>
          {words.nav.people}
        </Link>
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
