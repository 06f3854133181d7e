import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { DaysDocument } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { frameQuery } from '../../app/frame';
import { More } from '../../parts/Button';
import { EVERY_DAY } from '../../parts/DayMark';
import filters from '../../parts/filters.module.css';
import { NoDays } from '../../parts/NoDays';
import { knownAt } from '../../time-machine/known';
import { ScreenHead } from '../../parts/ScreenHead';
import { TakeAway } from '../../parts/TakeAway';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { DaysTable, type DaysTableProps, type ListedDay } from './DaysTable';

/**
 * The gaming days of the casino, or of every casino of the person, with their figures and what each waits for, the newest
 * first.
 */
export function DaysScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { casinos, ofEvery, isChoice } = useListed(casino);
  const asked = useDays(casinos);
  const { data, error, refetch, dataUpdatedAt } = asked;
  const pages = data?.pages.map(({ dayBoard }) => dayBoard) ?? [];
  const [first] = pages;
  const days = pages.flatMap(({ edges }) => edges.map(({ node }) => node));
  return (
    <>
      <ScreenHead
        title={words.days.title}
        position={ofEvery ? undefined : first?.position}
        complete={first?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
        isWide
      >
        <DaysAsFile casinos={casinos} days={days} position={first?.position} />
      </ScreenHead>
      {isChoice ? <EveryCasino isChosen={ofEvery} /> : null}
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data ? <Listed casino={casino} days={days} ofEvery={ofEvery} /> : null}
      <More asked={asked}>{words.days.more}</More>
    </>
  );
}

const Listed = (props: DaysTableProps): ReactNode =>
  props.days.length === 0 ? <NoDays casino={props.casino} /> : <DaysTable {...props} />;

/** Whose days are listed: those of the casino of the page, or of all casinos of the person. */
function useListed(casino: string) {
  const { known } = useSearch({ from: '/$casino' });
  const { every } = useSearch({ from: '/$casino/' });
  const all = useCasinos();
  // A record is that of one casino: what was known earlier is shown of the casino of the page.
  const isChoice = all.length > 1 && known === undefined;
  const ofEvery = isChoice && every === true;
  return { isChoice, ofEvery, casinos: ofEvery ? all : [casino] };
}

function useDays(casinos: readonly string[]) {
  const { known } = useSearch({ from: '/$casino' });
  return useInfiniteQuery({
    queryKey: ['days', casinos, known],
    queryFn: ({ signal, pageParam }) =>
      ask(DaysDocument, { casinos, ...EVERY_DAY, after: pageParam, knownAt: knownAt(known) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ dayBoard: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
  });
}

/** As many casinos as one question takes. */
const MOST = 50;

/** The casinos whose days the person may read. */
function useCasinos(): readonly string[] {
  const { data: session } = useQuery(sessionQuery);
  const { data: frame } = useQuery(frameQuery);
  const all = frame?.casinos.map(({ id }) => id) ?? [];
  return all.filter((id) => session && mayAt(session, 'days:read', id)).slice(0, MOST);
}

function EveryCasino({ isChosen }: { readonly isChosen: boolean }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino' });
  const turn = (): void =>
    void navigate({
      to: '/$casino',
      search: (search) => ({ ...search, every: isChosen ? undefined : true }),
    });
  return (
    <div className={filters['filters']}>
      <label>
        <input type="checkbox" checked={isChosen} onChange={turn} /> {words.days.every}
      </label>
    </div>
  );
}

interface DaysAsFileProps {
  readonly casinos: readonly string[];
  readonly days: readonly ListedDay[];
  readonly position: number | undefined;
}

/** The days that are listed so far; the newest is the first. */
function DaysAsFile({ casinos, days, position }: DaysAsFileProps): ReactNode {
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  const period = { from: oldest.day, to: newest.day };
  const [casino] = casinos;
  return casinos.length === 1 ? (
    <TakeAway list="days" asked={{ casino, ...period }} known={position} />
  ) : (
    <TakeAway list="days" asked={{ casinos, ...period }} known={undefined} />
  );
}
