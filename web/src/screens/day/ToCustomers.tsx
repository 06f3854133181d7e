import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../../api/session';
import { useWords } from '../../words/words';
import styles from './DayScreen.module.css';

/** Leads to the customers of the day, for those who may read them. */
export function ToCustomers({ casino, day }: { readonly casino: string; readonly day: string }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  if (session === undefined || !mayAt(session, 'customers:read', casino)) return null;
  return (
    <p className={styles['booksOfDay']}>
      <Link to="/$casino/customers/$day" params={{ casino, day }}>
        {words.day.customers}
      </Link>
    </p>
  );
}
