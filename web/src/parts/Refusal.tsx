import type { ReactNode } from 'react';
import { useServiceText } from '../words/words';
import styles from './decision.module.css';

export interface RefusalProps {
  readonly message: string;
  readonly messageEs: string;
  /** The refused parts of the input, by their names. */
  readonly about?: readonly string[];
  readonly detail?: string | null;
  readonly detailEs?: string | null;
  readonly citation?: string;
  readonly citationEs?: string;
}

/** The reason of a refusal, with its legal source if the service states one. */
export function Refusal(props: RefusalProps): ReactNode {
  const { message, messageEs, about = [], detail, detailEs, citation, citationEs } = props;
  const said = useServiceText();
  return (
    <div role="alert" className={styles['refused']}>
      <p>{[said(message, messageEs), detail && detailEs ? said(detail, detailEs) : ''].join(' ')}</p>
      {about.length === 0 ? null : <p>{about.join(', ')}</p>}
      {citation && citationEs ? <small>{said(citation, citationEs)}</small> : null}
    </div>
  );
}
