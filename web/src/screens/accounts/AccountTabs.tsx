import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AccountsSearch } from '../../app/search-values';
import { useWords } from '../../words/words';
import styles from './Accounts.module.css';

/** Leads from the trial balance to the journal and back; the period goes along. */
export function AccountTabs({ shown }: { readonly shown: 'balance' | 'journal' | 'account' }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { from, until, known }: AccountsSearch = useSearch({ strict: false });
  const { words } = useWords();
  const search = {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(known === undefined ? {} : { known }),
  };
  return (
    <p className={styles['tabs']}>
      <Link
        to="/$casino/accounts"
        params={{ casino }}
        search={search}
        {...(shown === 'balance' ? { 'aria-current': 'page' } : {})}
      >
        {words.accounts.balance}
      </Link>
      <Link
        to="/$casino/journal"
        params={{ casino }}
        search={search}
        {...(shown === 'journal' ? { 'aria-current': 'page' } : {})}
      >
        {words.accounts.journal}
      </Link>
    </p>
  );
}
