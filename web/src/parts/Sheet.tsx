import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  /** Names the table for screen readers; shown above it if `isTitled`. */
  readonly caption: string;
  readonly isTitled?: boolean;
  readonly children: ReactNode;
}

/** A table in the style of an account book: hairlines between rows, a heavy rule under the head, a double one below a total. */
export function Sheet({ caption, isTitled = false, children }: SheetProps): ReactNode {
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles['sheet']}>
        <caption className={isTitled ? styles['title'] : styles['hidden']}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
