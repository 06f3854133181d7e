import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ask } from '../../api/ask';
import { watch } from '../../api/live';
import { sessionQuery } from '../../api/session';
import {
  FindingCountsDocument,
  type FindingCountsQuery,
  FindingsDocument,
  type FindingSeverity,
  type FindingsQuery,
  type FindingsQueryVariables,
} from '../../api/generated/operations';
import type { ViewSearch } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { knownAt, Screen } from '../../parts/Screen';
import { useSaid, useWords } from '../../words/words';
import { AcknowledgeChosen, type ChosenProps, isOpen } from './AcknowledgeChosen';
import { type Decided, FindingDetail, SHAPES } from './FindingDetail';
import styles from './FindingsScreen.module.css';

type Show = 'new' | 'mine' | 'open' | 'closed' | 'all';

export interface FindingsSearch extends ViewSearch {
  readonly show?: Show | undefined;
  readonly severity?: FindingSeverity | undefined;
  readonly day?: string | undefined;
  readonly code?: string | undefined;
  readonly text?: string | undefined;
  /** The finding that is open beside the list. */
  readonly finding?: string | undefined;
}

export type Finding = FindingsQuery['findings']['edges'][number]['node'];

const SHOWN: Record<Show, Pick<FindingsQueryVariables, 'status' | 'acknowledged'>> = {
  new: { status: 'OPEN', acknowledged: false },
  mine: { status: 'OPEN' },
  open: { status: 'OPEN' },
  closed: { status: 'CLOSED' },
  all: { status: 'ALL' },
};

/** The inbox of findings: what differs from the rules, by whom it was seen and how it ended. */
export function FindingsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const {
    show = 'new',
    severity,
    day,
    code,
    text,
    known,
    finding,
  } = useSearch({ from: '/$casino/findings' });
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [receipt, setReceipt] = useState<string>();
  const [done, setDone] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const queries = useQueryClient();
  const meant = {
    ...{ casino, severity, gamingDay: day, text, ...SHOWN[show] },
    ...(show === 'mine' ? { assignee: session?.person ?? '-' } : {}),
    ...{ knownAt: knownAt(known), waitFor: receipt },
  };
  const asked = useInfiniteQuery({
    queryKey: ['findings', casino, meant, code],
    queryFn: ({ signal, pageParam }) =>
      ask(
        FindingsDocument,
        { ...meant, first: 50, after: pageParam, ...(code === undefined ? {} : { codes: [code] }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ findings: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: (before) => before,
  });
  const counts = useQuery({
    queryKey: ['findings', casino, 'counts', meant],
    queryFn: ({ signal }) => ask(FindingCountsDocument, meant, signal),
    placeholderData: (before) => before,
  });
  const position = known === undefined ? asked.data?.pages[0]?.findings.position : undefined;
  const isRead = position !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    const changed = (): void => void queries.invalidateQueries({ queryKey: ['findings', casino] });
    return watch(casino, position, ['findingChanged'], changed);
    // What came before is in the answer: it is watched from there on, once.
  }, [casino, isRead]);
  const list = asked.data?.pages.flatMap(({ findings }) => findings.edges.map(({ node }) => node)) ?? [];
  const open = useKept(
    list.find(({ id }) => id === finding),
    finding,
  );
  const decided = ({ receipt: newest, words: said }: Decided): void => {
    setReceipt(newest);
    setDone(said);
    void queries.invalidateQueries({ queryKey: ['findings', casino] });
  };
  return (
    <Screen title={words.findings.title} asked={asked} answer={asked.data?.pages[0]?.findings}>
      {() => (
        <>
          <Filters {...{ show, severity, day, code, text }} codes={counts.data?.findingCounts.counts ?? []} />
          {done === undefined ? null : (
            <p role="status" className={styles['done']}>
              {done}
            </p>
          )}
          {list.length === 0 ? <p role="status">{words.findings.none}</p> : null}
          {known === undefined && list.some(isOpen) ? (
            <AcknowledgeChosen {...{ casino, list, chosen, setChosen, decided }} />
          ) : null}
          <div className={styles['columns']}>
            <div>
              <List findings={list} open={finding} {...{ chosen, setChosen }} isPast={known !== undefined} />
              <More asked={asked}>{words.findings.more}</More>
            </div>
            {open ? (
              <FindingDetail key={open.id} casino={casino} finding={open} decided={decided} />
            ) : list.length > 0 ? (
              <p className={styles['choose']}>{words.findings.choose}</p>
            ) : null}
          </div>
        </>
      )}
    </Screen>
  );
}

/** What was open stays open, with what is typed there, when it leaves the list: somebody else may have seen it meanwhile. */
function useKept(listed: Finding | undefined, id: string | undefined): Finding | undefined {
  const kept = useRef<Finding>(undefined);
  if (listed) kept.current = listed;
  return kept.current?.id === id ? kept.current : undefined;
}

interface FiltersProps extends Pick<FindingsSearch, 'severity' | 'day' | 'code' | 'text'> {
  readonly show: Show;
  /** The kinds there are, with how many of each. */
  readonly codes: FindingCountsQuery['findingCounts']['counts'];
}

function Filters({ show, severity, day, code, text, codes }: FiltersProps): ReactNode {
  const said = useSaid();
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const change = (change: FindingsSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, finding: undefined, ...change }) });
  const tabs: readonly Show[] = ['new', 'mine', 'open', 'closed', 'all'];
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
      <select
        aria-label={words.findings.kinds}
        value={code ?? ''}
        onChange={({ target }) => change({ code: target.value || undefined })}
      >
        <option value="">{words.findings.everyKind}</option>
        {codes.map(({ key, title, titleEs, count }) => (
          <option key={key} value={key}>
            {said(title, titleEs)} ({count})
          </option>
        ))}
      </select>
      <TextFilter key={text ?? ''} text={text} change={(next) => change({ text: next })} />
    </div>
  );
}

interface TextFilterProps {
  readonly text: string | undefined;
  readonly change: (text: string | undefined) => void;
}

/** Asks once what was typed is whole: with Enter, or when the field is left. */
function TextFilter({ text, change }: TextFilterProps): ReactNode {
  const { words } = useWords();
  const [typed, setTyped] = useState(text ?? '');
  const seek = (): void => {
    const sought = typed.trim() || undefined;
    if (sought !== text) change(sought);
  };
  return (
    <input
      type="search"
      maxLength={100}
      aria-label={words.findings.text}
      placeholder={words.findings.text}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={seek}
      onKeyDown={({ key }) => key === 'Enter' && seek()}
    />
  );
}

interface ListProps extends Pick<ChosenProps, 'chosen' | 'setChosen'> {
  readonly findings: readonly Finding[];
  readonly open: string | undefined;
  /** As it was known at a record: nothing is chosen there. */
  readonly isPast: boolean;
}

function List({ findings, open, chosen, setChosen, isPast }: ListProps): ReactNode {
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
      {findings.map(({ id, severity, title, titleEs, gamingDay, table, assignee, ...rest }) => (
        <li key={id}>
          {isPast || !isOpen(rest) ? null : (
            <input
              type="checkbox"
              aria-label={words.findings.choose1(said(title, titleEs))}
              checked={chosen.has(id)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
            />
          )}
          <button type="button" aria-pressed={id === open} onClick={() => choose(id)}>
            <span className={styles[severity]} title={words.findings.severity[severity]}>
              <span aria-hidden="true">{SHAPES[severity]}</span>
              <span className={styles['hidden']}>{words.findings.severity[severity]}</span>
            </span>
            <span className={styles['title']}>{said(title, titleEs)}</span>
            <span className={styles['where']}>
              {formatDay(gamingDay)}
              {table ? ` · ${table}` : ''}
              {assignee ? ` · ${assignee}` : ''}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
