import type { ReactNode } from 'react';
import { Button } from '../../parts/Button';
import { Sheet } from '../../parts/Sheet';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { EnrolmentLink } from '../people/EnrolmentLink';
import { useNewLink } from '../people/new-link';
import type { StepProps } from './step-outcome';

/** The persons who were registered, with a link for each who cannot sign in yet. */
export function PeopleLinks({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { people: said } = words;
  const { act, isPending, trouble, link } = useNewLink(changed);
  const keysOf = (id: string): number =>
    found.credentials.filter((each) => each.person === id && each.isGood).length;
  const isOffered = (id: string): boolean =>
    found.peopleProposals.some(({ person, role }) => person === id && role === null);
  return (
    <>
      <Sheet caption={words.firstRun.people.title} isTitled>
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
                {keysOf(person.id) > 0 ? (
                  fill(said.keys, { count: keysOf(person.id) })
                ) : isOffered(person.id) ? (
                  words.firstRun.people.offered
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
