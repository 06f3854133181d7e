import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import { NewPerson } from '../people/NewPerson';
import { Proposals } from '../people/Proposals';
import { PeopleLinks } from './PeopleLinks';
import type { StepProps } from './step-outcome';

/** Registers further persons with a role and a link to enrol. */
export function PeopleStep({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { people, peopleProposals: proposals, casinos } = found;
  const casino = casinos[0]?.id;
  return (
    <>
      <NewPerson {...{ people, changed }} />
      <Proposals {...{ people, proposals, changed }} />
      <PeopleLinks {...{ found, changed }} />
      {casino === undefined ? null : (
        <p>
          <Link to="/$casino/people" params={{ casino }}>
            {words.people.title}
          </Link>
        </p>
      )}
    </>
  );
}
