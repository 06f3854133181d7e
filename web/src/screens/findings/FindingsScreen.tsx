import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ask } from '../../api/ask';
import { watch } from '../../api/live';
import { sessionQuery } from '../../api/session';
import {
  FindingCountsDocument,
  FindingsDocument,
  type FindingsQueryVariables,
} from '../../api/generated/operations';
import type { FindingsSearch, FindingsShown } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { useSingleKeys } from '../../parts/single-key';
import { knownAt } from '../../time-machine/known';
import { useServiceText, useWords } from '../../words/words';
import { AcknowledgeChosen, type ChosenProps, isOpen } from './AcknowledgeChosen';
import type { Finding } from './finding';
import { Filters } from './FindingFilters';
import { type Decided, FindingDetail, SHAPES } from './FindingDetail';
import styles from './FindingsScreen.module.css';
import { fill } from '../../words/fill';

const SHOWN: Record<FindingsShown, Pick<FindingsQueryVariables, 'status' | 'acknowledged'>> = {
  new: { status: 'OPEN', acknowledged: false },
  mine: { status: 'OPEN' },
  open: { status: 'OPEN' },
  closed: { status: 'CLOSED' },
  all: { status: 'ALL' },
};

/** Reads the filtered findings and their counts by code, again whenever one changes. */
function useFindings(
  casino: string,
  { show = 'new', severity, day, code, text, known }: FindingsSearch,
  receipt: string | undefined,
) {
  const { data: session } = useQuery(sessionQuery);
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
  const changed = (): void => void queries.invalidateQueries({ queryKey: ['findings', casino] });
  useEffect(() => {
    if (!isRead) return undefined;
    return watch(casino, position, ['findingChanged'], changed);
    // The subscription starts once, at the position of the first answer.
  }, [casino, isRead]);
  return { asked, counts: counts.data?.findingCounts.counts ?? [], changed };
}

/** The inbox of findings, with their acknowledgements and resolutions. */
export function FindingsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const view = useSearch({ from: '/$casino/findings' });
  const { show = 'new', severity, day, code, text, known, finding } = view;
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const [done, setDone] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { asked, counts, changed } = useFindings(casino, view, receipt);
  const list = asked.data?.pages.flatMap(({ findings }) => findings.edges.map(({ node }) => node)) ?? [];
  const open = useLastOpened(
    list.find(({ id }) => id === finding),
    finding,
  );
  const decided = ({ receipt: newest, words: said }: Decided): void => {
    setReceipt(newest);
    setDone(said);
    changed();
  };
  return (
    <Screen title={words.findings.title} asked={asked} answer={asked.data?.pages[0]?.findings}>
      {() => (
        <>
          <Filters {...{ show, severity, day, code, text }} codes={counts} />
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

/** Keeps the open finding and its draft visible after it has left the list, for example when another person acknowledged it. */
function useLastOpened(listed: Finding | undefined, id: string | undefined): Finding | undefined {
  const kept = useRef<Finding>(undefined);
  if (listed) kept.current = listed;
  return kept.current?.id === id ? kept.current : undefined;
}

interface ListProps extends Pick<ChosenProps, 'chosen' | 'setChosen'> {
  readonly findings: readonly Finding[];
  readonly open: string | undefined;
  /** Shows what was known at a record; nothing can be chosen. */
  readonly isPast: boolean;
}

function List({ findings, open, chosen, setChosen, isPast }: ListProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const navigate = useNavigate({ from: '/$casino/findings' });
  const choose = (finding: string): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, finding }) });
  useSingleKeys(({ key }) => {
    const at = findings.findIndex(({ id }) => id === open);
    const next = key === 'j' ? findings[at + 1] : key === 'k' ? findings[at - 1] : undefined;
    if (next) choose(next.id);
  });
  return (
    <ol className={styles['list']}>
      {findings.map(({ id, severity, title, titleEs, gamingDay, table, assignee, ...rest }) => (
        <li key={id}>
          {isPast || !isOpen(rest) ? null : (
            <input
              type="checkbox"
              aria-label={fill(words.findings.choose1, { title: said(title, titleEs) })}
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
