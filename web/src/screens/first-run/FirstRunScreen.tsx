import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { FirstRunDocument, type FirstRunQuery } from '../../api/generated/operations';
import { type Session, sessionQuery } from '../../api/session';
import { Mark } from '../../parts/Mark';
import { Languages } from '../../parts/Languages';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { CasinoStep } from './CasinoStep';
import { DevicesStep } from './DevicesStep';
import styles from './FirstRun.module.css';
import { HouseStep } from './HouseStep';
import { PeopleStep } from './PeopleStep';
import { fill } from '../../words/fill';
import { reservedFor } from '../../words/reserved-for';

/** The number of active persons with one of these roles. */
const has = ({ people }: FirstRunQuery, ...roles: readonly string[]): number =>
  people.filter(
    (person) =>
      person.isActive && person.roles.some(({ role, isInForce }) => isInForce && roles.includes(role)),
  ).length;

const isDone = {
  house: (found: FirstRunQuery) => has(found, 'ADMINISTRATOR') >= 2,
  casino: ({ casinos }: FirstRunQuery) => casinos.length > 0,
  people: (found: FirstRunQuery) => has(found, 'ACCOUNTANT') > 0 && has(found, 'MANAGER') > 0,
  devices: ({ credentials }: FirstRunQuery) =>
    credentials.some(({ kind, tablet, isGood }) => (kind === 'DEVICE' || tablet !== null) && isGood),
} as const;

const STEPS = [
  ['house', HouseStep],
  ['casino', CasinoStep],
  ['people', PeopleStep],
  ['devices', DevicesStep],
] as const;

/** The guide concerns the whole house, so the casinos of a role do not matter. */
const hasAnyRole = ({ grants }: Session, roles: readonly string[]): boolean =>
  grants.some(({ role }) => roles.includes(role));

/** Shows the guide to persons who may read the register of persons; to others the roles that may. */
export function FirstRunScreen(): ReactNode {
  const { words, language } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const readers = session?.rolesByPermission['people:read'] ?? [];
  const isReader = session !== undefined && hasAnyRole(session, readers);
  return (
    <main className={styles['guide']}>
      <header className={styles['head']}>
        <Link to="/" aria-label={words.nav.home}>
          <img src="/mark.svg" alt="" width="40" height="40" />
        </Link>
        <h1>{words.firstRun.title}</h1>
        <Languages />
      </header>
      {session === undefined || isReader ? null : (
        <p role="status">{reservedFor({ words, language }, words.nav.people, readers)}</p>
      )}
      {isReader ? <Guide /> : null}
    </main>
  );
}

/** The steps. Progress is derived from the service, so a step can be continued at any time on any machine. */
function Guide(): ReactNode {
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['first-run', receipt],
    queryFn: ({ signal }) => ask(FirstRunDocument, { waitFor: receipt }, signal),
    placeholderData: (before) => before,
  });
  const changed = (newest?: string): void => {
    if (newest === undefined) void refetch();
    else setReceipt(newest);
  };
  const casino = data?.casinos[0]?.id;
  return (
    <>
      <p>{words.firstRun.lead}</p>
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <p>{words.state.loading}</p>}
      {data ? (
        <ol className={styles['steps']}>
          {STEPS.map(([name, Step]) => (
            <li key={name} className={styles['step']}>
              <h2>
                {words.firstRun[name].title}{' '}
                <small>
                  <span aria-hidden>
                    <Mark kind={isDone[name](data) ? 'holds' : 'pending'} bare />
                  </span>{' '}
                  {isDone[name](data) ? words.firstRun.done : words.firstRun.toDo}
                </small>
              </h2>
              <p>{words.firstRun[name].lead}</p>
              <Step found={data} changed={changed} />
            </li>
          ))}
        </ol>
      ) : null}
      {casino === undefined ? null : (
        <p>
          {words.firstRun.then}{' '}
          <Link to="/$casino" params={{ casino }}>
            {fill(words.firstRun.open, { casino })}
          </Link>
        </p>
      )}
    </>
  );
}
