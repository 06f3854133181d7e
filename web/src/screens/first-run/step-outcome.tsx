import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Operation, Refused } from '../../api/ask';
import type { FirstRunQuery } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { TroubleBox } from '../../parts/Trouble';

export interface StepProps {
  readonly found: FirstRunQuery;
  /** Something has changed at the service: the guide reads again, books that contain the receipt where there is one. */
  readonly changed: (receipt?: string) => void;
}

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
 * Takes a decision of the guide.
 * @throws Refused where the service answers with a refusal
 */
export async function decided<Answer extends { readonly outcome: Outcome }, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): Promise<Answer['outcome']> {
  const { outcome } = await decide(operation, variables);
  if (outcome.message === undefined) return outcome;
  const about = outcome.about?.length ? ` (${outcome.about.join(', ')})` : '';
  const say = (message: string | undefined, detail: string | null | undefined): string =>
    [`${message ?? ''}${about}`, detail].filter(Boolean).join(' ');
  throw new Refused(
    outcome.code ?? 'UNKNOWN',
    say(outcome.message, outcome.detail),
    say(outcome.messageEs, outcome.detailEs),
  );
}

/** One act of a step: done once at a time, and its refusal shown where it arose. */
export function useStep<Input, Output>(
  act: (input: Input) => Promise<Output>,
  done: (output: Output) => void,
): { readonly act: (input: Input) => void; readonly isPending: boolean; readonly trouble: ReactNode } {
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: done });
  return { act: mutate, isPending, trouble: error ? <TroubleBox error={error} /> : null };
}
