import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import styles from './Corrections.module.css';

/** Tabs of the decisions of two persons about the books: corrections of facts, clearings of variances. */
export function CorrectionTabs({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const active = {
    activeProps: { 'aria-current': 'page' as const },
    activeOptions: { includeSearch: false },
  };
  return (
    <nav className={styles['others']} aria-label={words.corrections.title}>
      <Link to="/$casino/corrections" params={{ casino }} {...active}>
        {words.corrections.corrected}
      </Link>
      <Link to="/$casino/clearings" params={{ casino }} {...active}>
        {words.clearings.title}
      </Link>
    </nav>
  );
}
