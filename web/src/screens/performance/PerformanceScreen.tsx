import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import {
  NewestDayDocument,
  PerformanceChoicesDocument,
  PerformanceDocument,
  type PerformanceRowFragment,
} from '../../api/generated/operations';
import { Chart } from '../../charts/Chart';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { knownAt, useKnown } from '../../time-machine/known';
import { NowProvider } from '../../time-machine/now';
import { ScreenHead } from '../../parts/ScreenHead';
import { TakeAway } from '../../parts/TakeAway';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useServiceText, useWords } from '../../words/words';
import styles from './Performance.module.css';
import { picturesOf } from '../../figures/pictures';
import { PerformanceFilters } from './PerformanceFilters';
import { columnsOfFile, figuresOf, PerformanceTable } from './PerformanceTable';
import { Sentences } from './Sentences';
import { type View, viewOf } from './view';

/** Figures of a range by up to three groups, with a comparison, pictures and sentences. The address keeps all of it. */
export function PerformanceScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const search = useSearch({ from: '/$casino/performance' });
  const { words } = useWords();
  const newest = useQuery({
    queryKey: ['newest-day', casino],
    queryFn: async ({ signal }) =>
      (await ask(NewestDayDocument, { casino }, signal)).gamingDays.edges[0]?.node.day ?? null,
  });
  if (newest.data) return <Figures view={viewOf(search, casino, newest.data)} />;
  return (
    <>
      <ScreenHead title={words.performance.title} />
      {newest.error ? <TroubleBox error={newest.error} again={() => void newest.refetch()} /> : null}
      <p>{newest.data === null ? words.days.none : newest.error ? '' : words.state.loading}</p>
    </>
  );
}

function Figures({ view }: { readonly view: View }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words, language } = useWords();
  const { known, isPast } = useKnown();
  const asked = usePerformance(view, known);
  const now = usePerformance(view, undefined, isPast);
  const choices = useQuery({
    queryKey: ['performance-choices', casino],
    queryFn: ({ signal }) => ask(PerformanceChoicesDocument, { casino }, signal),
  });
  const pages = asked.data?.pages.map(({ performance }) => performance) ?? [];
  const [first] = pages;
  const rows = pages.flatMap((page) => page.rows);
  const figures =
    isPast && now.data !== undefined
      ? figuresOf(
          now.data.pages.flatMap(({ performance }) => [...performance.rows, ...performance.totals]),
          language,
        )
      : undefined;
  return (
    <Screen
      title={words.performance.title}
      asked={asked}
      answer={first}
      beside={
        first === undefined || first.rowCount === 0 ? null : (
          <PerformanceFiles view={view} rows={rows} totals={first.totals} position={first.position} />
        )
      }
      isWide
    >
      {({ from, to, comparedFrom, comparedTo, totals, rowCount }) => (
        <>
          <PerformanceFilters
            view={view}
            choices={choices.data}
            currencies={totals.map(({ currency }) => currency)}
          />
          <p>
            {fill(words.performance.period, { from: formatDay(from), to: formatDay(to) })}
            {comparedFrom === null || comparedTo === null
              ? null
              : ` ${fill(words.performance.beside, { from: formatDay(comparedFrom), to: formatDay(comparedTo) })}`}
          </p>
          {rowCount === 0 ? <p role="status">{words.performance.none}</p> : null}
          <Sentences rows={view.by.length === 0 ? totals : rows} />
          <div className={styles['pictures']}>
            {picturesOf(rows, { figure: view.figure, by: view.by, language, words }).map((picture, at) => (
              <Chart key={`${at} ${picture.kind}`} picture={picture} />
            ))}
          </div>
          {rowCount === 0 ? null : (
            <NowProvider figures={figures}>
              <PerformanceTable {...{ view, rows, totals }} />
            </NowProvider>
          )}
          <More asked={asked}>{words.performance.more}</More>
          <Notes rows={rows} />
        </>
      )}
    </Screen>
  );
}

interface FilesProps {
  readonly view: View;
  readonly rows: readonly PerformanceRowFragment[];
  readonly totals: readonly PerformanceRowFragment[];
  readonly position: number;
}

/** The table as a file. A record is that of one casino, so several casinos are taken as they are known now. */
function PerformanceFiles({ view, rows, totals, position }: FilesProps): ReactNode {
  const { orderBy, ...asked } = useAsked(view);
  const order =
    orderBy === null ? null : `{figure: ${orderBy.figure}, descending: ${String(orderBy.descending)}}`;
  return (
    <TakeAway
      list="performance"
      asked={{ ...asked, orderBy: order }}
      known={view.casinos.length === 1 ? position : undefined}
      columns={columnsOfFile({ view, rows, totals })}
    />
  );
}

/** The arguments of the query, without the moment and the page. */
function useAsked(view: View) {
  const { currency, game, table } = useSearch({ from: '/$casino/performance' });
  return {
    ...{ casinos: [...view.casinos], from: view.from, to: view.to, by: [...view.by] },
    ...{ compare: view.compare ?? null, compareFrom: view.compareFrom ?? null, currency: currency ?? null },
    ...{ games: game === undefined ? null : game.split(','), tables: table === undefined ? null : [table] },
    orderBy:
      view.order === undefined ? null : { figure: view.order, descending: !view.isAscending, change: false },
  };
}

function usePerformance(view: View, known: number | undefined, enabled = true) {
  const variables = { ...useAsked(view), knownAt: knownAt(known) ?? null };
  return useInfiniteQuery({
    queryKey: ['performance', variables],
    enabled,
    queryFn: ({ signal, pageParam }) => ask(PerformanceDocument, { ...variables, after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ performance: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
}

/** What holds of some rows: of shifts, of the repeated hour, of tables with several croupiers. */
function Notes({ rows }: { readonly rows: readonly PerformanceRowFragment[] }): ReactNode {
  const said = useServiceText();
  const notes = new Map(rows.flatMap((row) => row.notes.map((note) => [note.code, note] as const)));
  return [...notes.values()].map(({ code, en, es }) => <p key={code}>{said(en, es)}</p>);
}
