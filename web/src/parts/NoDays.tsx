import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasRoleAt, mayAt, sessionQuery } from '../api/session';
import { useWords } from '../words/words';

/** Shown before the first gaming day: the first steps that the person may take. */
export function NoDays({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  return (
    <p>
      {words.days.none}{' '}
      {session && mayAt(session, 'keys:manage', casino) ? (
        <Link to="/first-run">{words.firstRun.resume}</Link>
      ) : null}{' '}
      {session && hasRoleAt(session, 'accountant', casino) ? (
        <Link to="/$casino/capture" params={{ casino }} search={{ kind: 'openBooks' }}>
          {words.days.opening}
        </Link>
      ) : null}
    </p>
  );
}
