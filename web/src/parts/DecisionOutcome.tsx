import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import { Refusal, type RefusalProps } from './Refusal';
import { TroubleBox } from './TroubleBox';

interface DecisionOutcomeProps {
  readonly outcome: { readonly receipt: string } | RefusalProps | undefined;
  readonly error: Error | null;
  /** The message after the decision; by default that it is recorded. */
  readonly done?: string;
}

/** The outcome or the error of a decision, shown below its form. */
export function DecisionOutcome({ outcome, error, done }: DecisionOutcomeProps): ReactNode {
  const { words } = useWords();
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  return 'receipt' in outcome ? <p role="status">{done ?? words.day.decided}</p> : <Refusal {...outcome} />;
}
