import type { ReactNode } from 'react';
import type { ErasureOutcomeFragment } from '../../api/generated/operations';
import { Refusal } from '../../parts/Refusal';
import { TroubleBox } from '../../parts/Trouble';

interface OutcomeProps {
  readonly outcome: ErasureOutcomeFragment | undefined;
  readonly error: Error | null;
  /** The message after the decision. */
  readonly done: string;
}

/** The outcome or the error of a decision, shown below its form. */
export function ErasureOutcome({ outcome, error, done }: OutcomeProps): ReactNode {
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  if (outcome.__typename === 'ErasureDecided') return <p role="status">{done}</p>;
  return <Refusal {...outcome} />;
}
