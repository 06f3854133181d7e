import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { JournalLinesDocument, type JournalLineShownFragment } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { useServiceText, useWords } from '../../words/words';
import { AccountFilters, TableAndGame } from './AccountFilters';
import { AccountTabs } from './AccountTabs';
import { LineCells, LineHeads, SideHeads, Sides } from './LineRows';
import { type Period, usePeriod } from '../../parts/period';

const PAGE = 100;

/** The lines of the journal in a period, page by page. */
export function JournalScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known, table, game, text } = useSearch({ from: '/$casino/journal' });
  const period = usePeriod();
  const { words } = useWords();
  const asked = useInfiniteQuery({
    queryKey: ['journal-lines', casino, period, table, game, text, known],
    queryFn: ({ signal, pageParam }) =>
      ask(
        JournalLinesDocument,
        {
          ...{ casino, from: period.from, asOf: period.until, table, game, text },
          ...{ first: PAGE, after: pageParam, knownAt: knownAt(known) },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ journal: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    placeholderData: (before) => before,
  });
  const lines = asked.data?.pages.flatMap(({ journal }) => journal.edges.map(({ node }) => node)) ?? [];
  const days = ` · ${formatDay(period.from)} – ${formatDay(period.until)}`;
  return (
    <Screen
      title={`${words.accounts.journal}${days}`}
      asked={asked}
      answer={asked.data?.pages[0]?.journal}
      beside={
        lines.length === 0 ? null : (
          <TakeAway
            list="journal"
            asked={{ casino, from: period.from, asOf: period.until, table, game, text }}
            known={asked.data?.pages[0]?.journal.position}
            columns={[
              ...['day', 'record', 'what', 'table', 'document', 'code'],
              ...['account', 'currency', 'debit', 'credit'],
            ]}
          />
        )
      }
      isWide
    >
      {() => (
        <>
          <AccountTabs shown="journal" />
          <AccountFilters period={period}>
            <TableAndGame />
          </AccountFilters>
          {lines.length === 0 ? (
            <p role="status">{words.accounts.noLines}</p>
          ) : (
            <Lines lines={lines} period={period} />
          )}
          <More asked={asked}>{words.accounts.more}</More>
        </>
      )}
    </Screen>
  );
}

interface LinesProps {
  readonly lines: readonly JournalLineShownFragment[];
  readonly period: Period;
}

function Lines({ lines, period }: LinesProps): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const said = useServiceText();
  return (
    <Sheet caption={words.accounts.journal}>
      <thead>
        <tr>
          <LineHeads />
          <th scope="col">{words.accounts.code}</th>
          <th scope="col">{words.accounts.account}</th>
          <th scope="col">{words.accounts.currency}</th>
          <SideHeads />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.recordNumber} ${line.line}`}>
            <LineCells line={line} />
            <td>{line.inChart.code}</td>
            <td>
              <Link
                to="/$casino/accounts/$account"
                params={{ casino, account: line.account }}
                search={{ ...period }}
              >
                {said(line.inChart.name, line.inChart.nameEs) || line.account}
              </Link>
            </td>
            <td>{line.debit.currency}</td>
            <Sides line={line} />
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
