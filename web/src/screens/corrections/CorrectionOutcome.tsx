import type { ReactNode } from 'react';
import type { ClearingOutcomeFragment, CorrectionOutcomeFragment } from '../../api/generated/operations';
import { Refusal } from '../../parts/Refusal';
import { TroubleBox } from '../../parts/Trouble';
import { useWords } from '../../words/words';

interface OutcomeProps {
  readonly outcome: ClearingOutcomeFragment | CorrectionOutcomeFragment | undefined;
  readonly error: Error | null;
}

/** The outcome or the error of a decision, shown below its form. */
export function CorrectionOutcome({ outcome, error }: OutcomeProps): ReactNode {
  const { words } = useWords();
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  return 'receipt' in outcome ? <p role="status">{words.day.decided}</p> : <Refusal {...outcome} />;
}
