import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../api/session';
import { reservedFor } from '../words/reserved-for';
import { useWords } from '../words/words';
import styles from './reading.module.css';

interface AllowedProps {
  readonly permission: string;
  /** What is allowed, in words. */
  readonly act: string;
  readonly casino: string;
  readonly children: ReactNode;
}

/** Shows an act to who may do it at this casino; to others, what it is and which roles may. The service asks again in any case. */
export function Allowed({ permission, act, casino, children }: AllowedProps): ReactNode {
  const spoken = useWords();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  if (mayAt(session, permission, casino)) return children;
  const roles = session.rolesByPermission[permission] ?? [];
  return <p className={styles['onScreen']}>{reservedFor(spoken, act, roles)}</p>;
}
