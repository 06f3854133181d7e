import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { Copied } from '../../parts/Copied';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';

export interface LinkShown {
  readonly code: string;
  readonly until: string;
  /** The holder of the link. */
  readonly name: string;
}

/** The outcome of a decision that makes a link, or proposes one. */
interface LinkOutcome {
  readonly __typename: string;
  readonly code?: string;
  readonly expiresAt?: string;
}

/** The link in an outcome; undefined where another person has to approve it first. */
export const linkIn = ({ code, expiresAt }: LinkOutcome, name: string): LinkShown | undefined =>
  code === undefined || expiresAt === undefined ? undefined : { code, until: expiresAt, name };

/** An enrolment link. It works once and is shown once. */
export function EnrolmentLink({ code, until, name }: LinkShown): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  return (
    <div role="status">
      <p>{fill(words.people.link, { name, until: clock.moment(until) })}</p>
      <Copied text={`${window.location.origin}/enrol#${code}`} />
    </div>
  );
}
