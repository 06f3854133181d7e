import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { JackpotsDocument, type JackpotsQuery } from '../../api/generated/operations';
import { Amount } from '../../parts/Amount';
import { type Period, usePeriod } from '../../parts/period';
import { PeriodFields } from '../../parts/PeriodFields';
import { RecordLink } from '../../parts/RecordLink';
import { knownAt, Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import styles from './Jackpots.module.css';
import { PoolOfPeriod } from './PoolOfPeriod';
import { UnpaidPrizes } from './UnpaidPrizes';

type Pool = JackpotsQuery['jackpots']['edges'][number]['node'];

/** The meter of each pool as a sum, what moved the chosen one in a period, and the prizes that wait to be paid. */
export function JackpotsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known, pool } = useSearch({ from: '/$casino/jackpots' });
  const period = usePeriod();
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/jackpots' });
  const asked = useInfiniteQuery({
    queryKey: ['jackpots', casino, known],
    queryFn: ({ signal, pageParam }) =>
      ask(JackpotsDocument, { casino, after: pageParam, knownAt: knownAt(known) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ unpaidPrizes: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  });
  const [first] = asked.data?.pages ?? [];
  return (
    <Screen
      title={words.jackpots.title}
      asked={asked}
      answer={first?.jackpots}
      beside={
        first?.unpaidPrizes.edges.length ? (
          <TakeAway list="unpaid-prizes" asked={{ casino }} known={first.jackpots.position} />
        ) : null
      }
      isWide
    >
      {({ edges }) => {
        const pools = edges.map(({ node }) => node);
        const chosen = pools.find((each) => each.pool === pool) ?? pools[0];
        if (chosen === undefined) return <p role="status">{words.jackpots.none}</p>;
        return (
          <>
            <Pools pools={pools} chosen={chosen.pool} period={period} />
            <UnpaidPrizes asked={asked} />
            <div className={styles['filters']} role="search" aria-label={words.accounts.filters}>
              <PeriodFields
                period={period}
                change={(days) => void navigate({ to: '.', search: (was) => ({ ...was, ...days }) })}
              />
            </div>
            <PoolOfPeriod {...{ casino, period }} pool={chosen.pool} />
          </>
        );
      }}
    </Screen>
  );
}

interface PoolsProps {
  readonly pools: readonly Pool[];
  readonly chosen: string;
  readonly period: Period;
}

/** Each meter with the terms whose sum it is. */
function Pools({ pools, chosen, period }: PoolsProps): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino/jackpots' });
  const { words, language } = useWords();
  const { jackpots: said } = words;
  return (
    <Sheet caption={said.title}>
      <thead>
        <tr>
          <th scope="col">{said.pool}</th>
          <th scope="col">{words.accounts.game}</th>
          <th scope="col">{said.state}</th>
          <th scope="col">{words.accounts.currency}</th>
          {pools[0]?.terms.map(({ part }, at) => (
            <th key={part} scope="col" data-kind="money">
              {at === 0 ? '' : '+ '}
              {said.terms[part]}
            </th>
          ))}
          <th scope="col" data-kind="money">
            = {said.meter}
          </th>
          <th scope="col" data-kind="money">
            {said.houseShare}
          </th>
        </tr>
      </thead>
      <tbody>
        {pools.map(({ pool, game, closedBy, meter, figure, terms, houseShare, houseShareFigure }) => (
          <tr key={pool}>
            <th scope="row">
              <Link
                to="/$casino/jackpots"
                params={{ casino }}
                search={{ ...period, pool, ...(known === undefined ? {} : { known }) }}
                aria-current={pool === chosen ? 'true' : undefined}
              >
                {pool}
              </Link>
            </th>
            <td>{game === null ? '' : gameName(game, language)}</td>
            <td>
              {closedBy === null ? (
                said.open
              ) : (
                <>
                  {said.closed} · <RecordLink record={closedBy} />
                </>
              )}
            </td>
            <td>{meter.currency}</td>
            {terms.map((term) => (
              <td key={term.part} data-kind="money">
                <Amount amount={term.amount.amount} figure={term.figure} />
              </td>
            ))}
            <td data-kind="money" className={styles['meter']}>
              <Amount amount={meter.amount} figure={figure} />
            </td>
            <td data-kind="money">
              <Amount amount={houseShare.amount} figure={houseShareFigure} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
