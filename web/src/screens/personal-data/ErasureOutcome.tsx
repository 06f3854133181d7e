import type { ReactNode } from 'react';
import type { ErasureOutcomeFragment } from '../../api/generated/operations';
import { TroubleBox } from '../../parts/Trouble';
import { useSaid } from '../../words/words';
import styles from './PersonalDataScreen.module.css';

interface OutcomeProps {
  readonly outcome: ErasureOutcomeFragment | undefined;
  readonly error: Error | null;
  /** What is said once it is decided. */
  readonly done: string;
}

/** What became of a decision, where it was taken. */
export function ErasureOutcome({ outcome, error, done }: OutcomeProps): ReactNode {
  const said = useSaid();
  if (error) return <TroubleBox error={error} />;
  if (outcome === undefined) return null;
  if (outcome.__typename === 'ErasureDecided') return <p role="status">{done}</p>;
  const { message, messageEs, detail, detailEs, citation, citationEs } = outcome;
  return (
    <div role="alert" className={styles['refused']}>
      <p>
        {said(message, messageEs)} {detail && detailEs ? said(detail, detailEs) : ''}
      </p>
      <small>{said(citation, citationEs)}</small>
    </div>
  );
}
