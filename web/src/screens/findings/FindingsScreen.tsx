import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../api/ask';
import {
  AcknowledgeFindingDocument,
  type FindingOutcomeFragment,
  FindingsDocument,
  type FindingSeverity,
  type FindingsQuery,
  type FindingsQueryVariables,
  ResolveFindingDocument,
} from '../../api/generated/operations';
import type { ViewSearch } from '../../app/router';
import { formatDay, formatMoment } from '../../days/days';
import { Button } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/Trouble';
import { useSaid, useWords } from '../../words/words';
import styles from './FindingsScreen.module.css';

type Show = 'new' | 'open' | 'closed' | 'all';

export interface FindingsSearch extends ViewSearch {
  readonly show?: Show | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly day?: string | undefined;
  /** The finding that is open beside the list. */
  readonly finding?: string | undefined;
}

type Finding = FindingsQuery['findings']['edges'][number]['node'];

const SHOWN: Record<Show, Pick<FindingsQueryVariables, 'status' | 'acknowledged'>> = {
  new: { status: 'OPEN', acknowledged: false },
  open: { status: 'OPEN' },
  closed: { status: 'CLOSED' },
  all: { status: 'ALL' },
};

const SHAPES: Record<FindingSeverity, string> = { violation: '■', advisory: '▲', information: '●' };

/** The inbox of findings: what differs from the rules, by whom it was seen and how it ended. */
export function FindingsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const search = useSearch({ from: '/$casino/findings' });
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const { show = 'new', severity, day } = search;
  const { data, error, refetch, dataUpdatedAt, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['findings', casino, show, severity, day, search.known, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(
        FindingsDocument,
        {
          ...{ casino, first: 50, after: pageParam },
          ...SHOWN[show],
          ...(severity === undefined ? {} : { severity }),
          ...(day === undefined ? {} : { gamingDay: day }),
          ...(search.known === undefined ? {} : { knownAt: { position: search.known } }),
          ...(receipt === undefined ? {} : { waitFor: receipt }),
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ findings: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: (before) => before,
  });
  const list = data?.pages.flatMap(({ findings }) => findings.edges.map(({ node }) => node)) ?? [];
  const first = data?.pages[0]?.findings;
  const open = list.find(({ id }) => id === search.finding);
  return (
    <>
      <ScreenHead
        title={words.findings.title}
        position={first?.position}
        complete={first?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
      />
      <Filters {...{ show, severity, day }} />
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data && list.length === 0 ? <p role="status">{words.findings.none}</p> : null}
      <div className={styles['columns']}>
        <div>
          <List findings={list} open={search.finding} />
          {hasNextPage ? <Button onClick={() => void fetchNextPage()}>{words.findings.more}</Button> : null}
        </div>
        {open ? (
          <Detail key={open.id} {...{ casino }} finding={open} decided={setReceipt} />
        ) : list.length > 0 ? (
          <p className={styles['choose']}>{words.findings.choose}</p>
        ) : null}
      </div>
    </>
  );
}

function Filters({ show, severity, day }: Pick<FindingsSearch, 'severity' | 'day'> & { readonly show: Show }): ReactNode {
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
        onChange={({ target }) => change({ severity: (target.value || undefined) as FindingSeverity | undefined })}
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

function List({ findings, open }: { readonly findings: readonly Finding[]; readonly open: string | undefined }): ReactNode {
  const { words } = useWords();
  const said = useSaid();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const choose = (finding: string): void => void navigate({ to: '.', search: (was) => ({ ...was, finding }) });
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

interface DetailProps {
  readonly casino: string;
  readonly finding: Finding;
  readonly decided: (receipt: string) => void;
}

function Detail({ casino, finding, decided }: DetailProps): ReactNode {
  const { words } = useWords();
  const said = useSaid();
  const { severity, title, titleEs, expected, expectedEs, found, foundEs, remedy, remedyEs } = finding;
  const isOpen = finding.closedBy === null && !finding.resolution;
  return (
    <section className={styles['detail']} aria-label={said(title, titleEs)}>
      <p className={styles[severity]}>
        {SHAPES[severity]} {words.findings.severity[severity]}
      </p>
      <h2>{said(title, titleEs)}</h2>
      <dl>
        <dt>{words.findings.expected}</dt>
        <dd>{said(expected, expectedEs)}</dd>
        <dt>{words.findings.found}</dt>
        <dd>{said(found, foundEs)}</dd>
        <dt>{words.findings.remedy}</dt>
        <dd>{said(remedy, remedyEs)}</dd>
        <dt>{words.findings.rule}</dt>
        <dd>
          {said(finding.citation, finding.citationEs)} <code>{finding.ruleId}</code>
        </dd>
        <dt>{words.findings.events}</dt>
        <dd>{finding.eventIds.join(', ')}</dd>
      </dl>
      {isOpen ? <Acts {...{ casino, finding, decided }} /> : null}
      <History finding={finding} />
    </section>
  );
}

function History({ finding: { decisions, closedBy } }: { readonly finding: Finding }): ReactNode {
  const { words } = useWords();
  if (decisions.length === 0 && closedBy === null) return null;
  return (
    <>
      <h3>{words.findings.history}</h3>
      <ol>
        {decisions.map(({ recordNumber, what, by, at, words: note }) => (
          <li key={recordNumber}>
            {words.findings.what[what] ?? what} · {by} · {formatMoment(at)}
            {note ? <q> {note}</q> : null}
          </li>
        ))}
        {decisions.length === 0 || closedBy !== null ? <li>{words.findings.byItself}</li> : null}
      </ol>
    </>
  );
}

function Acts({ casino, finding: { id }, decided }: DetailProps): ReactNode {
  const { words } = useWords();
  const said = useSaid();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (act: 'acknowledge' | 'resolve'): Promise<FindingOutcomeFragment> => {
      const of = { casino, finding: id };
      if (act === 'resolve') return (await ask(ResolveFindingDocument, { ...of, reason: text.trim() })).resolveFinding;
      const note = text.trim() ? { note: text.trim() } : {};
      return (await ask(AcknowledgeFindingDocument, { ...of, ...note })).acknowledgeFinding;
    },
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'FindingDecided') return;
      setText('');
      decided(outcome.receipt);
      void queries.invalidateQueries({ queryKey: ['findings'] });
    },
  });
  return (
    <div className={styles['acts']}>
      <label htmlFor="finding-words">
        {words.findings.reason} / {words.findings.note}
      </label>
      <textarea id="finding-words" rows={2} maxLength={1_000} value={text} onChange={({ target }) => setText(target.value)} />
      <div className={styles['buttons']}>
        <Button disabled={isPending} onClick={() => mutate('acknowledge')}>
          {words.findings.acknowledge}
        </Button>
        <Button kind="main" disabled={isPending || text.trim() === ''} onClick={() => mutate('resolve')}>
          {words.findings.resolve}
        </Button>
      </div>
      {error ? <TroubleBox error={error} /> : null}
      {data?.__typename === 'FindingRefused' ? <p role="alert">{said(data.message, data.messageEs)}</p> : null}
    </div>
  );
}
