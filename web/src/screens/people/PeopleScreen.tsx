import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../../api/session';
import { Allowed } from '../../parts/Allowed';
import styles from '../../parts/decision.module.css';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { Devices } from './Devices';
import { NewPerson } from './NewPerson';
import { Proposals } from './Proposals';
import { reread, useKeys, usePeople } from './register';
import { Staff } from './Staff';

/** Who may act in the house, and with which keys. */
export function PeopleScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <>
      <ScreenHead title={words.people.title} />
      <p className={styles['intro']}>{words.people.lead}</p>
      <Allowed permission="people:read" act={words.people.title} casino={casino}>
        <Register casino={casino} />
      </Allowed>
    </>
  );
}

function Register({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const mayManage = session !== undefined && mayAt(session, 'people:manage', casino);
  const asked = usePeople();
  const keys = useKeys(mayManage);
  const error = asked.error ?? keys.error;
  return (
    <>
      {error ? <TroubleBox error={error} again={() => void reread()} /> : null}
      {asked.data || error ? null : <p>{words.state.loading}</p>}
      {asked.data ? (
        <>
          {mayManage ? (
            <Proposals
              people={asked.data.people}
              proposals={asked.data.peopleProposals}
              changed={() => void reread()}
            />
          ) : null}
          <Staff {...{ casino, people: asked.data.people, keys: keys.data?.credentials }} />
          <Allowed permission="people:manage" act={words.people.register} casino={casino}>
            <section className={styles['section']} aria-label={words.people.newPerson}>
              <h2>{words.people.newPerson}</h2>
              <NewPerson people={asked.data.people} changed={() => void reread()} />
            </section>
            <Devices {...{ casino, keys: keys.data?.credentials ?? [] }} changed={() => void reread()} />
            <p>
              <Link to="/first-run">{words.people.guide}</Link>
            </p>
          </Allowed>
        </>
      ) : null}
    </>
  );
}
