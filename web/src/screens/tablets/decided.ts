import { type Operation, Refused } from '../../api/ask';
import { decide } from '../../api/session';

interface Outcome {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly messageEs?: string;
}

/**
 * Sends a decision.
 * @throws Refused also if the outcome is a refusal
 */
export async function decided<Answer extends { readonly outcome: Outcome }, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer['outcome']> {
  const { outcome } = await decide(operation, variables);
  const { code = 'UNKNOWN', message, messageEs = message } = outcome;
  if (message === undefined) return outcome;
  throw new Refused(code, message, messageEs!);
}
