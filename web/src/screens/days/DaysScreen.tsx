import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { DaysDocument, type DaysQuery } from '../../api/generated/operations';
import { hasRoleAt, mayAt, sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';

type Listed = DaysQuery['gamingDays']['edges'][number]['node'];

/** The gaming days of the casino, the newest first. */
export function DaysScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const asked = useInfiniteQuery({
    queryKey: ['days', casino],
    queryFn: ({ signal, pageParam }) => ask(DaysDocument, { casino, after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ gamingDays: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  });
  const { data, error, refetch, dataUpdatedAt } = asked;
  const first = data?.pages[0]?.gamingDays;
  const days = data?.pages.flatMap(({ gamingDays }) => gamingDays.edges.map(({ node }) => node)) ?? [];
  return (
    <>
      <ScreenHead
        title={words.days.title}
        position={first?.position}
        complete={first?.complete}
        readAt={dataUpdatedAt}
        reload={() => void refetch()}
      />
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {data && days.length === 0 ? <NoDays casino={casino} /> : null}
      {days.length > 0 ? (
        <Sheet caption={words.days.title}>
          <thead>
            <tr>
              <th scope="col">{words.days.day}</th>
              <th scope="col">{words.days.status}</th>
              <th scope="col">{words.days.last}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((listed) => (
              <DayRow key={listed.day} casino={casino} listed={listed} />
            ))}
          </tbody>
        </Sheet>
      ) : null}
      <More asked={asked}>{words.days.more}</More>
    </>
  );
}

/** Shown before the first gaming day: the first steps that the person may take. */
function NoDays({ casino }: { readonly casino: string }): ReactNode {
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

function DayRow({ casino, listed }: { readonly casino: string; readonly listed: Listed }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { day, certified, closed, decisions } = listed;
  const last = decisions.at(-1);
  return (
    <tr>
      <th scope="row">
        <Link to="/$casino/day/$day" params={{ casino, day }}>
          {formatDay(day)}
        </Link>
      </th>
      <td>{certified ? words.status.CERTIFIED : closed ? words.status.CLOSED : words.days.open}</td>
      <td>
        {last
          ? `${words.day.what[last.what] ?? last.what} · ${last.by.join(', ')} · ${clock.moment(last.at)}`
          : ''}
      </td>
    </tr>
  );
}
