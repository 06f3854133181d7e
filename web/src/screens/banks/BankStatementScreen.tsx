import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BankStatementDocument } from '../../api/generated/operations';
import { Chart } from '../../charts/Chart';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { TakeAway } from '../../parts/TakeAway';
import { knownAt } from '../../time-machine/known';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { bankPicture } from './bank-picture';
import styles from './Banks.module.css';
import { Lines, Shares } from './StatementLines';

/** The statement of a bank, coup by coup: what it had, put in play and won, its garages, and the shares of its members. */
export function BankStatementScreen(): ReactNode {
  const place = useParams({ from: '/$casino/banks/$table/$day/$session/$bank' });
  const { casino, table, day, session, bank } = place;
  const { known } = useSearch({ from: '/$casino' });
  const spoken = useWords();
  const { words } = spoken;
  const clock = useClock();
  const asked = useInfiniteQuery({
    queryKey: ['bank-statement', place, known],
    queryFn: ({ signal, pageParam }) =>
      ask(
        BankStatementDocument,
        { casino, table, day, session: Number(session), bank, after: pageParam, knownAt: knownAt(known) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ bankStatement: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  });
  const lines =
    asked.data?.pages.flatMap(({ bankStatement }) => bankStatement.edges.map(({ node }) => node)) ?? [];
  const first = asked.data?.pages[0]?.bankStatement;
  return (
    <Screen
      title={fill(words.banks.statementOf, { bank, table, day: formatDay(day) })}
      asked={asked}
      answer={first}
      beside={
        <span className={styles['beside']}>
          {lines.length === 0 ? null : (
            <TakeAway
              list="bank-statement"
              asked={{ casino, table, gamingDay: day, sessionNo: Number(session), bank }}
              known={first?.position}
            />
          )}
          <Link to="/$casino/banks" params={{ casino }} search={{ from: day, until: day }}>
            {words.banks.all}
          </Link>
          <Link to="/$casino/table/$table/$day/$session/bank/$bank" params={place}>
            {words.banks.now}
          </Link>
        </span>
      }
      isWide
    >
      {() =>
        lines.length === 0 ? (
          <p role="status">{words.banks.nothing}</p>
        ) : (
          <>
            <Chart picture={bankPicture(lines, { ...spoken, clock })} />
            <Lines lines={lines} />
            <Shares lines={lines} />
            <More asked={asked}>{words.banks.more}</More>
          </>
        )
      }
    </Screen>
  );
}
