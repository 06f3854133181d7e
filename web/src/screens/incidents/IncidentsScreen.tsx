import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { IncidentsOfDayDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import filters from '../../parts/filters.module.css';
import { Screen } from '../../parts/Screen';
import { TakeAway } from '../../parts/TakeAway';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { IncidentDetail } from './IncidentDetail';
import { IncidentSheet } from './IncidentSheet';
import { LastReadings } from './LastReadings';

/** What supervisors had to decide at the tables of a gaming day, what they decided, and what was seen at the tables last. */
export function IncidentsScreen(): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/incidents/$day' });
  const { words } = useWords();
  const { incidents: said } = useOutsideWords();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const isDecided = onlyOpen ? false : undefined;
  const asked = useInfiniteQuery({
    queryKey: ['incidents', casino, day, onlyOpen],
    queryFn: ({ signal, pageParam }) =>
      ask(IncidentsOfDayDocument, { casino, day, isDecided, after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ incidents: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  });
  const listed = asked.data?.pages.flatMap(({ incidents }) => incidents.edges.map(({ node }) => node)) ?? [];
  const first = asked.data?.pages[0]?.incidents;
  const detail = listed.find(({ id }) => id === chosen);
  return (
    <Screen
      title={fill(said.title, { day: formatDay(day) })}
      asked={asked}
      answer={first}
      beside={
        listed.length === 0 ? null : (
          <TakeAway list="incidents" asked={{ casino, day, isDecided }} known={first?.position} />
        )
      }
      isWide
    >
      {() => (
        <>
          <div className={filters['filters']} role="search" aria-label={words.accounts.filters}>
            <label>
              <input
                type="checkbox"
                checked={onlyOpen}
                onChange={({ target }) => setOnlyOpen(target.checked)}
              />{' '}
              {said.onlyOpen}
            </label>
          </div>
          {listed.length === 0 ? (
            <p role="status">{onlyOpen ? said.noneOpen : said.none}</p>
          ) : (
            <IncidentSheet incidents={listed} {...{ chosen, choose }} />
          )}
          <More asked={asked}>{said.more}</More>
          {detail === undefined ? null : <IncidentDetail key={detail.id} {...{ casino }} incident={detail} />}
          <LastReadings {...{ casino, day }} />
        </>
      )}
    </Screen>
  );
}
