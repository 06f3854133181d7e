import type { ReactNode } from 'react';
import type { ErasureOutcomeFragment } from '../../api/generated/operations';
import { Refusal } from '../../parts/Refusal';
import { TroubleBox } from '../../parts/Trouble';

interface OutcomeProps {
  readonly outcome: ErasureOutcomeFragment | undefined;
  readonly error: Error | null;
  /** What is said once it is decided. */
  readonly done: string;
}

/** What became of a decision, where it was taken. */
export function ErasureOutcome({ outcome, error, done }: OutcomeProps): ReactNode {
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  if (outcome.__typename === 'ErasureDecided') return <p role="status">{done}</p>;
  return <Refusal {...outcome} />;
}
