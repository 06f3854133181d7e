import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { DayCustomersDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { TakeAway } from '../../parts/TakeAway';
import { useKnown } from '../../time-machine/known';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { CustomerActs } from './CustomerActs';
import styles from './Customers.module.css';
import { CustomersOfDay } from './CustomersOfDay';

/** What each customer brought and took in a gaming day, who must be identified and who was. */
export function CustomersScreen(): ReactNode {
  const { casino, day } = useParams({ from: '/$casino/customers/$day' });
  const { all, player } = useSearch({ from: '/$casino/customers/$day' });
  const { known, knownAt, isPast } = useKnown();
  const { words } = useWords();
  const { customers: said } = words;
  const [receipt, setReceipt] = useState<string>();
  const onlyAtLimit = all === undefined;
  const asked = useInfiniteQuery({
    queryKey: ['customers', casino, day, onlyAtLimit, known, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(
        DayCustomersDocument,
        { casino, day, onlyAtLimit, after: pageParam, knownAt, waitFor: receipt },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ dayCustomers: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => (receipt === undefined ? undefined : before),
  });
  const [first] = asked.data?.pages ?? [];
  const customers =
    asked.data?.pages.flatMap(({ dayCustomers }) => dayCustomers.edges.map(({ node }) => node)) ?? [];
  const chosen = customers.find((each) => each.player !== null && each.player === player);
  return (
    <Screen
      title={fill(said.title, { day: formatDay(day) })}
      asked={asked}
      answer={first?.dayCustomers}
      beside={
        first?.dayCustomers.edges.length ? (
          <TakeAway
            list="day-customers"
            asked={{ casino, day, onlyAtLimit }}
            known={first.dayCustomers.position}
          />
        ) : null
      }
      isWide
    >
      {() => (
        <>
          <p className={styles['intro']}>{said.intro}</p>
          <OnlyAtLimit isOn={onlyAtLimit} />
          {customers.length === 0 ? (
            <p role="status">{onlyAtLimit ? said.noneAtLimit : said.none}</p>
          ) : (
            <CustomersOfDay customers={customers} chosen={chosen?.player ?? undefined} />
          )}
          <More asked={asked}>{said.more}</More>
          {chosen === undefined || isPast ? null : (
            <CustomerActs key={chosen.player} {...{ casino, day }} customer={chosen} decided={setReceipt} />
          )}
          <p>
            <Link to="/$casino/day/$day" params={{ casino, day }}>
              {said.toDay}
            </Link>
          </p>
        </>
      )}
    </Screen>
  );
}

function OnlyAtLimit({ isOn }: { readonly isOn: boolean }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/customers/$day' });
  return (
    <div className={styles['filters']} role="search" aria-label={words.accounts.filters}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) =>
            void navigate({
              to: '.',
              search: ({ all: _all, ...was }) => (target.checked ? was : { ...was, all: true as const }),
            })
          }
        />{' '}
        {words.customers.onlyAtLimit}
      </label>
    </div>
  );
}
