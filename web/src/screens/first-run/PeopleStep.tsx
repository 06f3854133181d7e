import { type ReactNode, useState } from 'react';
import {
  ApproveLinkDocument,
  ApproveRoleDocument,
  IssueLinkDocument,
  ProposeRoleDocument,
  RegisterPersonDocument,
} from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { Sheet } from '../../parts/Sheet';
import { useWords } from '../../words/words';
import { useDraft } from './drafts';
import { Choice, Field } from './Field';
import styles from './FirstRun.module.css';
import { decideOrThrow } from '../../api/decide-or-throw';
import { useStep, type StepProps } from './step-outcome';
import { fill } from '../../words/fill';

/** The roles that the guide gives, also to further administrators. */
const ROLES = [
  ...(['accountant', 'manager', 'pit', 'cage', 'count'] as const),
  ...(['inspector', 'auditor', 'administrator'] as const),
] as const;
type StaffRole = (typeof ROLES)[number];

interface TypedPerson {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * Registers further persons with a role and a link to enrol. A role that decides needs the approval of a second
 * administrator.
 */
export function PeopleStep({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words.firstRun;
  const [typed, write, clear] = useDraft<TypedPerson>('person', { id: '', name: '', role: 'accountant' });
  const { act, isPending, trouble } = useStep(
    async ({ id, name, role }: TypedPerson) => {
      const person = id.trim();
      // An earlier attempt may have failed after the registration.
      if (!found.people.some((known) => known.id === person))
        await decideOrThrow(RegisterPersonDocument, { id: person, name: name.trim() });
      return decideOrThrow(ProposeRoleDocument, {
        input: { person, role: role.toUpperCase() as Uppercase<StaffRole>, everyCasino: true },
      });
    },
    () => {
      clear();
      changed();
    },
  );
  return (
    <>
      <div className={styles['fields']}>
        <Field
          name="person-number"
          label={words.enrol.number}
          value={typed.id}
          write={(id) => write({ ...typed, id })}
        />
        <Field
          name="person-name"
          label={words.enrol.name}
          value={typed.name}
          write={(name) => write({ ...typed, name })}
        />
        <Choice
          name="person-role"
          label={said.role}
          value={typed.role}
          options={ROLES.map((role) => [role, words.roles[role] ?? role] as const)}
          write={(role) => write({ ...typed, role: role as StaffRole })}
        />
      </div>
      <Button
        kind="main"
        disabled={isPending || typed.id.trim() === '' || typed.name.trim() === ''}
        onClick={() => act(typed)}
      >
        {said.register}
      </Button>
      {trouble}
      <Proposals found={found} changed={changed} />
      <Staff found={found} changed={changed} />
    </>
  );
}

/** Approves a proposal. @returns the code of the link, if a link was proposed */
async function approved(proposal: string, isOfRole: boolean): Promise<string | undefined> {
  if (isOfRole) {
    await decideOrThrow(ApproveRoleDocument, { proposal });
    return undefined;
  }
  const outcome = await decideOrThrow(ApproveLinkDocument, { proposal });
  return outcome.__typename === 'CredentialOffered' ? outcome.code : undefined;
}

/** Proposals that wait for a second administrator. */
function Proposals({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words.firstRun;
  const [link, setLink] = useState<LinkShown>();
  const nameOf = (id: string): string => found.people.find((person) => person.id === id)?.name ?? id;
  const { act, isPending, trouble } = useStep(
    async ({ id, role, person }: (typeof found.peopleProposals)[number]) => {
      const code = await approved(id, role !== null);
      return code === undefined ? undefined : { code, name: nameOf(person) };
    },
    (shown) => {
      setLink(shown);
      changed();
    },
  );
  return (
    <>
      {found.peopleProposals.length > 0 ? (
        <section aria-label={said.proposals}>
          <h3>{said.proposals}</h3>
          <ul className={styles['proposals']}>
            {found.peopleProposals.map((proposal) => {
              const what = proposal.role
                ? fill(said.proposesRole, {
                    name: nameOf(proposal.person),
                    role: words.roles[proposal.role.toLowerCase()] ?? proposal.role,
                  })
                : fill(said.proposesLink, { name: nameOf(proposal.person) });
              const isOwn = proposal.by.id === found.me.person;
              return (
                <li key={proposal.id}>
                  {what} · {fill(said.by, { name: proposal.by.name ?? proposal.by.id })}{' '}
                  {isOwn ? (
                    <em>{said.second}</em>
                  ) : (
                    <Button
                      disabled={isPending}
                      aria-label={`${said.approve}: ${what}`}
                      onClick={() => act(proposal)}
                    >
                      {said.approve}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      {trouble}
      {link === undefined ? null : <EnrolmentLink {...link} />}
    </>
  );
}

interface LinkShown {
  readonly code: string;
  /** The holder of the link. */
  readonly name: string;
}

/** An enrolment link. It works once and is shown once. */
function EnrolmentLink({ code, name }: LinkShown): ReactNode {
  const { words } = useWords();
  return (
    <div role="status">
      <p>{fill(words.firstRun.people.link, { name })}</p>
      <pre className={styles['shown']} tabIndex={0}>
        {`${window.location.origin}/enrol#${code}`}
      </pre>
    </div>
  );
}

function Staff({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words.firstRun;
  const [link, setLink] = useState<LinkShown>();
  const { act, isPending, trouble } = useStep(
    async ({ id, name }: (typeof found.people)[number]) => {
      const outcome = await decideOrThrow(IssueLinkDocument, { person: id });
      return outcome.__typename === 'CredentialOffered' ? { code: outcome.code, name } : undefined;
    },
    (shown) => {
      setLink(shown);
      changed();
    },
  );
  const signsIn = (id: string): boolean =>
    found.credentials.some((each) => each.person === id && each.isGood);
  return (
    <>
      <Sheet caption={said.title} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.enrol.number}</th>
            <th scope="col">{words.enrol.name}</th>
            <th scope="col">{said.role}</th>
            <th scope="col">{said.access}</th>
          </tr>
        </thead>
        <tbody>
          {found.people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.id}</th>
              <td>{person.name}</td>
              <td>
                {person.roles
                  .filter(({ isInForce }) => isInForce)
                  .map(({ role }) => words.roles[role.toLowerCase()] ?? role)
                  .join(', ') || '—'}
              </td>
              <td>
                {signsIn(person.id) ? (
                  said.enrolled
                ) : (
                  <Button
                    disabled={isPending}
                    aria-label={`${said.offer}: ${person.name}`}
                    onClick={() => act(person)}
                  >
                    {said.offer}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {trouble}
      {link === undefined ? null : <EnrolmentLink {...link} />}
    </>
  );
}
