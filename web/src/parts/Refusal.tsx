import type { ReactNode } from 'react';
import { useSaid } from '../words/words';
import styles from './decision.module.css';

export interface RefusalProps {
  readonly message: string;
  readonly messageEs: string;
  /** What of the input is refused, as it names it. */
  readonly about?: readonly string[];
  readonly detail?: string | null;
  readonly detailEs?: string | null;
  readonly citation?: string;
  readonly citationEs?: string;
}

/** Why nothing was decided, with its source where the service names one. */
export function Refusal(props: RefusalProps): ReactNode {
  const { message, messageEs, about = [], detail, detailEs, citation, citationEs } = props;
  const said = useSaid();
  return (
    <div role="alert" className={styles['refused']}>
      <p>{[said(message, messageEs), detail && detailEs ? said(detail, detailEs) : ''].join(' ')}</p>
      {about.length === 0 ? null : <p>{about.join(', ')}</p>}
      {citation && citationEs ? <small>{said(citation, citationEs)}</small> : null}
    </div>
  );
}
