import type { ReactNode } from 'react';
import type { CorrectionOutcomeFragment } from '../../api/generated/operations';
import { TroubleBox } from '../../parts/Trouble';
import { useSaid, useWords } from '../../words/words';
import styles from './Corrections.module.css';

interface OutcomeProps {
  readonly outcome: CorrectionOutcomeFragment | undefined;
  readonly error: Error | null;
}

/** What became of a decision, where it was taken. */
export function CorrectionOutcome({ outcome, error }: OutcomeProps): ReactNode {
  const { words } = useWords();
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  if (outcome.__typename === 'CorrectionDecided') return <p role="status">{words.day.decided}</p>;
  return <CorrectionRefusal {...outcome} />;
}

type Refusal = Omit<Extract<CorrectionOutcomeFragment, { __typename: 'CorrectionRefused' }>, '__typename'>;

/** Why nothing was decided, or would be. */
export function CorrectionRefusal(refusal: Refusal): ReactNode {
  const said = useSaid();
  const { message, messageEs, detail, detailEs, citation, citationEs } = refusal;
  return (
    <div role="alert" className={styles['refused']}>
      <p>{[said(message, messageEs), detail && detailEs ? said(detail, detailEs) : ''].join(' ')}</p>
      <small>{said(citation, citationEs)}</small>
    </div>
  );
}
