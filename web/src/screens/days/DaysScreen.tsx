import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { type DayOnBoardFragment, DaysDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { DayMark, DayTasks, EVERY_DAY, FindingMarks } from '../../parts/DayMark';
import { NoDays } from '../../parts/NoDays';
import { knownAt } from '../../time-machine/known';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';

/** The gaming days of the casino with their figures and what each waits for, the newest first. */
export function DaysScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino' });
  const { words } = useWords();
  const asked = useInfiniteQuery({
    queryKey: ['days', casino, known],
    queryFn: ({ signal, pageParam }) =>
      ask(DaysDocument, { casino, ...EVERY_DAY, after: pageParam, knownAt: knownAt(known) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ dayBoard: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
  });
  const { data, error, refetch, dataUpdatedAt } = asked;
  const first = data?.pages[0]?.dayBoard;
  const days = data?.pages.flatMap(({ dayBoard }) => dayBoard.edges.map(({ node }) => node)) ?? [];
  return (
    <>
      <ScreenHead
        title={words.days.title}
        position={first?.position}
        complete={first?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
        isWide
      >
        <DaysAsFile casino={casino} days={days} position={first?.position} />
      </ScreenHead>
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data && days.length === 0 ? <NoDays casino={casino} /> : null}
      {days.length > 0 ? <Days casino={casino} days={days} /> : null}
      <More asked={asked}>{words.days.more}</More>
    </>
  );
}

interface DaysAsFileProps extends DaysProps {
  readonly position: number | undefined;
}

/** The days that are listed so far; the newest is the first. */
function DaysAsFile({ casino, days, position }: DaysAsFileProps): ReactNode {
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  return <TakeAway list="days" asked={{ casino, from: oldest.day, to: newest.day }} known={position} />;
}

interface DaysProps {
  readonly casino: string;
  readonly days: readonly DayOnBoardFragment[];
}

function Days({ casino, days }: DaysProps): ReactNode {
  const { words } = useWords();
  return (
    <Sheet caption={words.days.title}>
      <thead>
        <tr>
          <th scope="col">{words.days.day}</th>
          <th scope="col">{words.days.status}</th>
          {[words.days.win, words.days.drop, words.days.commission, words.days.duty].map((name) => (
            <th key={name} scope="col" data-kind="money">
              {name} ({days[0]?.win.currency})
            </th>
          ))}
          <th scope="col">{words.nav.findings}</th>
          <th scope="col">{words.days.waitsFor}</th>
          <th scope="col">{words.days.by}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((listed) => (
          <DayRow key={listed.day} casino={casino} listed={listed} />
        ))}
      </tbody>
    </Sheet>
  );
}

interface DayRowProps {
  readonly casino: string;
  readonly listed: DayOnBoardFragment;
}

function DayRow({ casino, listed }: DayRowProps): ReactNode {
  const { words } = useWords();
  const { day, status, win, drop, commission, duty, withoutResult, figure } = listed;
  return (
    <tr>
      <th scope="row">
        <Link to="/$casino/day/$day" params={{ casino, day }}>
          {formatDay(day)}
        </Link>
      </th>
      <td>
        <DayMark status={status} />
      </td>
      <td data-kind="money">
        <Amount amount={win.amount} figure={figure} />
        {withoutResult > 0 ? (
          <small>
            <br />
            {fill(words.days.withoutResult, { count: withoutResult })}
          </small>
        ) : null}
      </td>
      <td data-kind="money">
        <Amount amount={drop.amount} />
      </td>
      <td data-kind="money">
        <Amount amount={commission.amount} />
      </td>
      <td data-kind="money">{duty === null ? '—' : <Amount amount={duty.amount} />}</td>
      <td>
        <FindingMarks of={listed.openFindings} />
      </td>
      <td>
        <DayTasks tasks={listed.waitsFor} />
      </td>
      <td>{listed.certifiedBy ?? listed.closedBy}</td>
    </tr>
  );
}
