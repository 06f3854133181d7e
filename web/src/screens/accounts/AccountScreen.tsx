import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { AccountLinesDocument, type AccountLinesQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { useServiceText, useWords } from '../../words/words';
import { AccountFilters, TableAndGame } from './AccountFilters';
import { AccountTabs } from './AccountTabs';
import { LineCells, LineHeads, SideHeads, Sides } from './LineRows';
import { usePeriod } from '../../parts/period';

type Line = AccountLinesQuery['generalLedger']['edges'][number]['node'];

const PAGE = 100;

/** The lines of an account in a period with the balance after each. Filters leave lines out and change no balance. */
export function AccountScreen(): ReactNode {
  const { casino, account } = useParams({ from: '/$casino/accounts/$account' });
  const { known, table, game, text, subtree = false } = useSearch({ from: '/$casino/accounts/$account' });
  const period = usePeriod();
  const { words } = useWords();
  const said = useServiceText();
  const asked = useInfiniteQuery({
    queryKey: ['account-lines', casino, account, subtree, period, table, game, text, known],
    queryFn: ({ signal, pageParam }) =>
      ask(
        AccountLinesDocument,
        {
          ...{ casino, account, subtree, from: period.from, asOf: period.until },
          ...{ table, game, text, first: PAGE, after: pageParam, knownAt: knownAt(known) },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ generalLedger: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const lines =
    asked.data?.pages.flatMap(({ generalLedger }) => generalLedger.edges.map(({ node }) => node)) ?? [];
  const own = lines.find(({ line }) => line.account === account)?.line.inChart;
  const name = own === undefined ? account : `${own.code} ${said(own.name, own.nameEs)}`.trim();
  return (
    <Screen
      title={name}
      asked={asked}
      answer={asked.data?.pages[0]?.generalLedger}
      beside={
        lines.length === 0 ? null : (
          <TakeAway
            list="account-lines"
            asked={{ casino, account, subtree, from: period.from, asOf: period.until, table, game, text }}
            known={asked.data?.pages[0]?.generalLedger.position}
            columns={[
              ...['day', 'record', 'what', 'table', 'document'],
              ...(subtree ? ['account'] : []),
              ...['debit', 'credit', 'balance'],
            ]}
          />
        )
      }
      isWide
    >
      {() => (
        <>
          <AccountTabs shown="account" />
          <AccountFilters period={period}>
            <TableAndGame />
          </AccountFilters>
          {lines.length === 0 ? <p role="status">{words.accounts.noLines}</p> : null}
          {[...new Set(lines.map(({ balance }) => balance.currency))].map((currency) => (
            <Statement
              key={currency}
              caption={`${name} · ${currency}`}
              lines={lines.filter(({ balance }) => balance.currency === currency)}
              isOfSeveral={subtree}
            />
          ))}
          <More asked={asked}>{words.accounts.more}</More>
        </>
      )}
    </Screen>
  );
}

interface StatementProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  /** Whether the lines are of several accounts, which are then named. */
  readonly isOfSeveral: boolean;
}

function Statement({ caption, lines, isOfSeveral }: StatementProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const [first] = lines;
  const { before, line } = first!;
  return (
    <Sheet caption={caption}>
      <thead>
        <tr>
          <LineHeads />
          {isOfSeveral ? <th scope="col">{words.accounts.account}</th> : null}
          <SideHeads />
          <th scope="col" data-kind="money">
            {words.accounts.runningBalance}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{formatDay(line.bookingDay)}</td>
          <td />
          <th scope="row">{words.accounts.carried}</th>
          <td colSpan={isOfSeveral ? 5 : 4} />
          <td data-kind="money">
            <Amount amount={before.amount} />
          </td>
        </tr>
        {lines.map(({ line: shown, balance }) => (
          <tr key={`${shown.recordNumber} ${shown.line}`}>
            <LineCells line={shown} />
            {isOfSeveral ? <td>{said(shown.inChart.name, shown.inChart.nameEs)}</td> : null}
            <Sides line={shown} />
            <td data-kind="money">
              <Amount amount={balance.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
