import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../api/ask';
import { type SecondedPermission, SecondPersonsDocument } from '../api/generated/operations';
import { sessionQuery } from '../api/session';
import { fill } from '../words/fill';
import { useWords } from '../words/words';

interface SecondPersonProps {
  readonly casino: string;
  readonly permission: SecondedPermission;
  /** The name of who proposes. */
  readonly proposedBy: string;
  readonly children: ReactNode;
}

/**
 * Shows an approval to those who may give it; to others who can, before anybody signs. If that cannot be read, the approval is
 * shown, since the service decides.
 */
export function SecondPerson({ casino, permission, proposedBy, children }: SecondPersonProps): ReactNode {
  const { words, language } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const asked = useQuery({
    queryKey: ['second-persons', casino, permission, proposedBy],
    queryFn: ({ signal }) => ask(SecondPersonsDocument, { casino, permission, proposedBy }, signal),
  });
  const own = session?.name === proposedBy;
  if (asked.data === undefined) return own ? <p role="status">{words.corrections.another}</p> : children;
  const { secondPersons } = asked.data;
  if (secondPersons.some(({ id }) => id === session?.person)) return children;
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const names = either.format(secondPersons.map(({ name }) => name));
  return (
    <p role="status">
      {own ? words.corrections.another : null}{' '}
      {secondPersons.length === 0 ? words.corrections.nobody : fill(words.people.approvers, { names })}
    </p>
  );
}
