import type { ReactNode } from 'react';
import { useWords } from '../words/words';
import styles from './Mark.module.css';

export type MarkKind = 'holds' | 'broken' | 'explained' | 'pending';

const SHAPES: Record<MarkKind, string> = { holds: '✓', broken: '✕', explained: '!', pending: '◌' };

/** Shows whether figures agree, by shape and word as well as by colour (WCAG 1.4.1). */
export function Mark({
  kind,
  bare = false,
}: {
  readonly kind: MarkKind;
  readonly bare?: boolean;
}): ReactNode {
  const { words } = useWords();
  return (
    <span className={`${styles['mark']} ${styles[kind]}`}>
      <span aria-hidden="true" className={styles['shape']}>
        {SHAPES[kind]}
      </span>
      <span className={bare ? styles['hidden'] : undefined}>{words.mark[kind]}</span>
    </span>
  );
}
