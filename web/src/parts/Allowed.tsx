import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../api/session';
import { reservedFor } from '../words/reserved-for';
import { useKnown } from '../time-machine/known';
import { useWords } from '../words/words';
import styles from './reading.module.css';

interface AllowedProps {
  readonly permission: string;
  /** Name of the action, for persons who may not take it. */
  readonly act: string;
  readonly casino: string;
  readonly children: ReactNode;
}

/** Permissions that only read are given at every moment. */
const isReading = (permission: string): boolean => permission.endsWith(':read');

/**
 * Shows an action to persons with its permission at this casino; to others its name and the roles that have the permission.
 * While the time machine shows what was known earlier, nothing is decided. The service checks the permission itself.
 */
export function Allowed({ permission, act, casino, children }: AllowedProps): ReactNode {
  const spoken = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { isPast } = useKnown();
  if (!session) return null;
  if (isPast && !isReading(permission)) return null;
  if (mayAt(session, permission, casino)) return children;
  const roles = session.rolesByPermission[permission] ?? [];
  return <p className={styles['onScreen']}>{reservedFor(spoken, act, roles)}</p>;
}
