import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../api/session';

/** A record number; for persons who may read the event, a link to its bytes, entries, findings and corrections. */
export function RecordLink({ record }: { readonly record: number }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { data: session } = useQuery(sessionQuery);
  if (!session || !mayAt(session, 'events:read', casino)) return record;
  return (
    <Link
      to="/$casino/records/$record"
      params={{ casino, record: String(record) }}
      search={({ figure, known }) => ({ ...(figure ? { figure } : {}), ...(known ? { known } : {}) })}
    >
      {record}
    </Link>
  );
}
