import { type Operation, Refused } from './ask';
import { decide } from './session';

interface Outcome {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly messageEs?: string;
  readonly about?: readonly string[];
  readonly detail?: string | null;
  readonly detailEs?: string | null;
}

/**
 * Sends a decision.
 * @throws Refused, Unreachable as `decide`; Refused also if the outcome is a refusal
 */
export async function decideOrThrow<Answer extends { readonly outcome: Outcome }, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer['outcome']> {
  const { outcome } = await decide(operation, variables);
  const { code = 'UNKNOWN', message, messageEs = message, detail, detailEs } = outcome;
  if (message === undefined) return outcome;
  const about = outcome.about?.length ? ` (${outcome.about.join(', ')})` : '';
  const inFull = (...parts: readonly (string | null | undefined)[]): string =>
    parts.filter(Boolean).join(' ');
  throw new Refused(code, inFull(`${message}${about}`, detail), inFull(`${messageEs}${about}`, detailEs));
}
