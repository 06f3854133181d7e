import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FirstRunQuery } from '../../api/generated/operations';
import { TroubleBox } from '../../parts/TroubleBox';

export interface StepProps {
  readonly found: FirstRunQuery;
  /** Called after a decision is recorded; the guide is read again, at or after the receipt if there is one. */
  readonly changed: (receipt?: string) => void;
}

/** One action of a step: runs once at a time and keeps its error. */
export function useStep<Input, Output>(
  act: (input: Input) => Promise<Output>,
  done: (output: Output) => void,
): { readonly act: (input: Input) => void; readonly isPending: boolean; readonly trouble: ReactNode } {
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: done });
  return { act: mutate, isPending, trouble: error ? <TroubleBox error={error} /> : null };
}
