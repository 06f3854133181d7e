import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  DeactivatePersonDocument,
  EndRoleDocument,
  type PersonFragment,
} from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { useKeptText } from '../../parts/kept-text';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { EnrolmentLink } from './EnrolmentLink';
import { GiveRole } from './GiveRole';
import { useNewLink } from './new-link';
import { PersonKeys } from './PersonKeys';
import { PersonSessions } from './PersonSessions';
import { Proposals } from './Proposals';
import { reread, useKeys, usePeople } from './register';
import { scopeWords } from './scope-words';

/** A person with roles, keys and sessions, and the decisions that end them or give a new link. */
export function PersonScreen(): ReactNode {
  const { casino, person: id } = useParams({ from: '/$casino/people/$person' });
  const { words } = useWords();
  const asked = usePeople();
  const person = asked.data?.people.find((each) => each.id === id);
  return (
    <>
      <ScreenHead title={person === undefined ? id : `${person.name} · ${id}`} />
      <Allowed permission="people:read" act={words.people.title} casino={casino}>
        {asked.error ? <TroubleBox error={asked.error} again={() => void reread()} /> : null}
        {asked.data || asked.error ? null : <p>{words.state.loading}</p>}
        {asked.data && person === undefined ? <p role="status">{words.people.unknown}</p> : null}
        {asked.data && person !== undefined ? (
          <>
            <Proposals
              people={asked.data.people}
              proposals={asked.data.peopleProposals.filter((each) => each.person === id)}
              changed={() => void reread()}
            />
            <Known {...{ casino, person }} casinos={asked.data.casinos.map((each) => each.id)} />
          </>
        ) : null}
      </Allowed>
    </>
  );
}

interface KnownProps {
  readonly casino: string;
  readonly casinos: readonly string[];
  readonly person: PersonFragment;
}

function Known({ casino, casinos, person }: KnownProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { people: said } = words;
  const { data: session } = useQuery(sessionQuery);
  const mayManage = session !== undefined && mayAt(session, 'people:manage', casino);
  const keys = useKeys(mayManage);
  const own = keys.data?.credentials.filter((each) => each.person === person.id) ?? [];
  return (
    <>
      {person.leftAt === null ? null : (
        <p role="status">{fill(said.left, { at: clock.moment(person.leftAt) })}</p>
      )}
      <Roles {...{ person, mayManage }} />
      {keys.error ? <TroubleBox error={keys.error} again={() => void reread()} /> : null}
      {keys.data ? <PersonKeys keys={own} /> : null}
      <Allowed permission="people:manage" act={said.decide} casino={casino}>
        {person.isActive ? (
          <>
            <NewLink person={person} hasKey={own.some(({ isGood }) => isGood)} />
            <PersonSessions person={person.id} />
            <GiveRole {...{ person: person.id, casinos }} />
            <Deactivate person={person} />
          </>
        ) : null}
      </Allowed>
    </>
  );
}

interface RolesProps {
  readonly person: PersonFragment;
  readonly mayManage: boolean;
}

function Roles({ person, mayManage }: RolesProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { people: said } = words;
  const { act, isPending, trouble } = useStep(
    (role: string) => decideOrThrow(EndRoleDocument, { role }),
    () => void reread(),
  );
  if (person.roles.length === 0) return <p>{said.noRole}</p>;
  return (
    <>
      {trouble}
      <Sheet caption={said.roles} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.role}</th>
            <th scope="col">{said.where}</th>
            <th scope="col">{said.from}</th>
            <th scope="col">{said.until}</th>
            <th scope="col">{said.end}</th>
          </tr>
        </thead>
        <tbody>
          {person.roles.map((each) => {
            const role = words.roles[each.role.toLowerCase()] ?? each.role;
            const until = each.endedAt ?? each.until;
            const canEnd = mayManage && person.isActive && each.endedAt === null;
            return (
              <tr key={each.id}>
                <th scope="row">{role}</th>
                <td>{scopeWords(each, { words, language })}</td>
                <td>{clock.moment(each.from)}</td>
                <td>{until === null ? '—' : clock.moment(until)}</td>
                <td>
                  {canEnd ? (
                    <SureButton
                      label={said.endRole}
                      name={fill(said.endRoleOf, { role })}
                      sure={fill(said.endRoleNow, { role, name: person.name })}
                      isDisabled={isPending}
                      act={() => act(each.id)}
                    />
                  ) : (
                    said.ended
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Sheet>
    </>
  );
}

interface NewLinkProps {
  readonly person: PersonFragment;
  readonly hasKey: boolean;
}

/** A link to enrol a key: the first one, or another after a loss, for every role. */
function NewLink({ person, hasKey }: NewLinkProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words;
  const { act, isPending, trouble, link } = useNewLink(() => void reread());
  return (
    <section className={styles['section']} aria-label={said.newLink}>
      <h2>{said.newLink}</h2>
      <p className={styles['intro']}>{hasKey ? said.newLinkLead : said.firstLinkLead}</p>
      <Button disabled={isPending} onClick={() => act(person)}>
        {said.offer}
      </Button>
      {trouble}
      {link === undefined ? null : <EnrolmentLink {...link} />}
    </section>
  );
}

function Deactivate({ person: { id, name } }: { readonly person: PersonFragment }): ReactNode {
  const { words } = useWords();
  const { people: said } = words;
  const [reason, setReason] = useKeptText('deactivate', id);
  const { act, isPending, trouble } = useStep(
    () => decideOrThrow(DeactivatePersonDocument, { person: id, reason: reason.trim() }),
    () => {
      setReason('');
      void reread();
    },
  );
  return (
    <section className={styles['propose']} aria-label={said.deactivate}>
      <h2>{said.deactivate}</h2>
      <p className={styles['intro']}>{said.deactivateLead}</p>
      <label htmlFor="deactivate-reason">{said.reason}</label>
      <textarea
        id="deactivate-reason"
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <SureButton
        label={said.deactivate}
        name={`${said.deactivate}: ${name}`}
        sure={fill(said.deactivateNow, { name })}
        isDisabled={isPending || reason.trim() === ''}
        act={() => act(undefined)}
      />
      {trouble}
    </section>
  );
}
