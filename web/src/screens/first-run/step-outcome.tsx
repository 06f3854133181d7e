import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Operation, Refused } from '../../api/ask';
import type { FirstRunQuery } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { TroubleBox } from '../../parts/Trouble';

export interface StepProps {
  readonly found: FirstRunQuery;
  /** Called after a decision is recorded; the guide is read again, at or after the receipt if there is one. */
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
 * Sends a decision.
 * @throws Refused also if the outcome is a refusal
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

/** One action of a step: runs once at a time and keeps its error. */
export function useStep<Input, Output>(
  act: (input: Input) => Promise<Output>,
  done: (output: Output) => void,
): { readonly act: (input: Input) => void; readonly isPending: boolean; readonly trouble: ReactNode } {
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: done });
  return { act: mutate, isPending, trouble: error ? <TroubleBox error={error} /> : null };
}
