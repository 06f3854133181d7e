import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../api/ask';
import {
  FindingsDocument,
  type FindingSeverity,
  type FindingsQuery,
  type FindingsQueryVariables,
} from '../../api/generated/operations';
import type { ViewSearch } from '../../app/router';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { knownAt, Screen } from '../../parts/Screen';
import { useSaid, useWords } from '../../words/words';
import { FindingDetail, SHAPES } from './FindingDetail';
import styles from './FindingsScreen.module.css';

type Show = 'new' | 'open' | 'closed' | 'all';

export interface FindingsSearch extends ViewSearch {
  readonly show?: Show | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly day?: string | undefined;
  /** The finding that is open beside the list. */
  readonly finding?: string | undefined;
}

export type Finding = FindingsQuery['findings']['edges'][number]['node'];

const SHOWN: Record<Show, Pick<FindingsQueryVariables, 'status' | 'acknowledged'>> = {
  new: { status: 'OPEN', acknowledged: false },
  open: { status: 'OPEN' },
  closed: { status: 'CLOSED' },
  all: { status: 'ALL' },
};

/** The inbox of findings: what differs from the rules, by whom it was seen and how it ended. */
export function FindingsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { show = 'new', severity, day, known, finding } = useSearch({ from: '/$casino/findings' });
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const asked = useInfiniteQuery({
    queryKey: ['findings', casino, show, severity, day, known, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(
        FindingsDocument,
        {
          ...{ casino, first: 50, after: pageParam, severity, gamingDay: day },
          ...{ ...SHOWN[show], knownAt: knownAt(known), waitFor: receipt },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ findings: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: (before) => before,
  });
  const list = asked.data?.pages.flatMap(({ findings }) => findings.edges.map(({ node }) => node)) ?? [];
  const open = list.find(({ id }) => id === finding);
  return (
    <Screen title={words.findings.title} asked={asked} answer={asked.data?.pages[0]?.findings}>
      {() => (
        <>
          <Filters {...{ show, severity, day }} />
          {list.length === 0 ? <p role="status">{words.findings.none}</p> : null}
          <div className={styles['columns']}>
            <div>
              <List findings={list} open={finding} />
              <More asked={asked}>{words.findings.more}</More>
            </div>
            {open ? (
              <FindingDetail key={open.id} casino={casino} finding={open} decided={setReceipt} />
            ) : list.length > 0 ? (
              <p className={styles['choose']}>{words.findings.choose}</p>
            ) : null}
          </div>
        </>
      )}
    </Screen>
  );
}

function Filters({
  show,
  severity,
  day,
}: Pick<FindingsSearch, 'severity' | 'day'> & { readonly show: Show }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const change = (change: FindingsSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, finding: undefined, ...change }) });
  const tabs: readonly Show[] = ['new', 'open', 'closed', 'all'];
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={words.findings.title} className={styles['tabs']}>
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === show} onClick={() => change({ show: tab })}>
            {words.findings[tab]}
          </button>
        ))}
      </div>
      <select
        aria-label={words.findings.every}
        value={severity ?? ''}
        onChange={({ target }) =>
          change({ severity: (target.value || undefined) as FindingSeverity | undefined })
        }
      >
        <option value="">{words.findings.every}</option>
        {(['violation', 'advisory', 'information'] as const).map((each) => (
          <option key={each} value={each}>
            {words.findings.severity[each]}
          </option>
        ))}
      </select>
      <input
        type="date"
        aria-label={words.integrity.day}
        value={day ?? ''}
        onChange={({ target }) => change({ day: target.value || undefined })}
      />
    </div>
  );
}

function List({
  findings,
  open,
}: {
  readonly findings: readonly Finding[];
  readonly open: string | undefined;
}): ReactNode {
  const { words } = useWords();
  const said = useSaid();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const choose = (finding: string): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, finding }) });
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      const at = findings.findIndex(({ id }) => id === open);
      const next = key === 'j' ? findings[at + 1] : key === 'k' ? findings[at - 1] : undefined;
      if (next) choose(next.id);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
  return (
    <ol className={styles['list']}>
      {findings.map(({ id, severity, title, titleEs, gamingDay, table, code }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === open} onClick={() => choose(id)}>
            <span className={styles[severity]} title={words.findings.severity[severity]}>
              <span aria-hidden="true">{SHAPES[severity]}</span>
              <span className={styles['hidden']}>{words.findings.severity[severity]}</span>
            </span>
            <span className={styles['title']}>{said(title, titleEs)}</span>
            <span className={styles['where']}>
              {formatDay(gamingDay)}
              {table ? ` · ${table}` : ''} · {code}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
