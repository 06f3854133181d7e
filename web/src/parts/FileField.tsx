import { type ReactNode, useId } from 'react';
import { useWords } from '../words/words';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  /** Media types and endings that the dialog of the browser offers. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  /** Says below what may be chosen. */
  readonly hint?: string;
}

/** A field for a file. It cannot be cleared by React; a new `key` replaces it. */
export function FileField({ label, accept, file, choose, hint }: FileFieldProps): ReactNode {
  const { words } = useWords();
  const id = useId();
  return (
    <div className={styles['field']}>
      {/* The native button is labelled in the browser's language; this label is in the person's. */}
      <label htmlFor={id}>
        {label}
        <span className={styles['choose']}>
          <span className={styles['button']}>{words.documents.choose}</span>{' '}
          {file?.name ?? words.documents.noFile}
        </span>
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target: { files } }) => choose(files?.[0])}
      />
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
