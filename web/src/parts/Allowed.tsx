import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import styles from './reading.module.css';

interface AllowedProps {
  readonly permission: string;
  readonly casino: string;
  readonly children: ReactNode;
}

/** Shows an act to who may do it at this casino; to others, which roles may. The service asks again in any case. */
export function Allowed({ permission, casino, children }: AllowedProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  if (mayAt(session, permission, casino)) return children;
  const roles = session.rolesByPermission[permission] ?? [];
  return (
    <p className={styles['onScreen']}>
      {words.signIn.only(roles.map((role) => words.roles[role] ?? role).join(', '))}
    </p>
  );
}
