import type { CSSProperties, ReactNode } from 'react';
import type { SharedWidths } from './shared-widths';
import styles from './Sheet.module.css';

interface SheetProps {
  /** Names the table for screen readers; shown above it if `isTitled`. */
  readonly caption: string;
  readonly isTitled?: boolean;
  /** Whether the first column stays in view while a wide table scrolls. */
  readonly keepsFirst?: boolean;
  /** Widths that other tables have, too; without them each column is as wide as its cells need. */
  readonly widths?: SharedWidths;
  readonly children: ReactNode;
}

/** A table in the style of an account book: hairlines between rows, a heavy rule under the head, a double one below a total. */
export function Sheet(props: SheetProps): ReactNode {
  const { caption, isTitled = false, keepsFirst = false, widths, children } = props;
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={caption}>
      <table
        className={styles['sheet']}
        data-keeps-first={keepsFirst || undefined}
        data-is-aligned={widths ? true : undefined}
        style={widths && ({ '--least': `${widths.least}ch` } as CSSProperties)}
      >
        <caption className={isTitled ? styles['title'] : styles['hidden']}>{caption}</caption>
        {widths ? <Columns {...widths} /> : null}
        {children}
      </table>
    </div>
  );
}

const Columns = ({ columns, least }: SharedWidths): ReactNode => (
  <colgroup>
    {columns.map((width, at) => (
      <col key={at} style={{ inlineSize: `${(100 * width) / least}%` }} />
    ))}
  </colgroup>
);
