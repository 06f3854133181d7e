import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { FoundInBooksDocument } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { RecordLink } from '../../parts/RecordLink';
import { eventWord } from '../../words/fact-words';
import { useWords } from '../../words/words';
import styles from './FindingsScreen.module.css';

/** Limit of facts that are looked up; the others are only named. */
const MOST_LOOKED_UP = 8;

/** The facts that a finding is about, each with a link to its record. */
export function FindingFacts({
  casino,
  ids,
}: {
  readonly casino: string;
  readonly ids: readonly string[];
}): ReactNode {
  const { words, language } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const looks = session !== undefined && mayAt(session, 'ledger:read', casino);
  const found = useQueries({
    queries: ids.slice(0, MOST_LOOKED_UP).map((text) => ({
      queryKey: ['event-of-finding', casino, text],
      enabled: looks,
      staleTime: Infinity,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await ask(FoundInBooksDocument, { casino, text }, signal)).search.hits.find(
          ({ kind, id }) => kind === 'EVENT' && id === text,
        ) ?? null,
    })),
  });
  return (
    <ul className={styles['facts']}>
      {ids.map((id, at) => {
        const hit = found[at]?.data;
        return (
          <li key={id}>
            {hit?.recordNumber ? (
              <>
                {eventWord(hit.title.split(' · ', 1)[0]!, language)} · {words.findings.record}{' '}
                <RecordLink record={hit.recordNumber} />
              </>
            ) : (
              <code>{id}</code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
