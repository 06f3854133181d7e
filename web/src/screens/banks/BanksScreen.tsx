import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { BanksDocument, type BanksQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { sumOf } from '../../money/money';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { usePeriod } from '../../parts/period';
import { PeriodFields } from '../../parts/PeriodFields';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { choiceWord } from '../../words/fact-words';
import { useWords } from '../../words/words';
import styles from './Banks.module.css';

type Bank = BanksQuery['playerBanks']['edges'][number]['node'];

/** The banks of a period, each of which leads to its statement. */
export function BanksScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino/banks' });
  const period = usePeriod();
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/banks' });
  const asked = useInfiniteQuery({
    queryKey: ['banks', casino, period, known],
    queryFn: ({ signal, pageParam }) =>
      ask(BanksDocument, { casino, ...period, after: pageParam, knownAt: knownAt(known) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ playerBanks: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const banks =
    asked.data?.pages.flatMap(({ playerBanks }) => playerBanks.edges.map(({ node }) => node)) ?? [];
  const first = asked.data?.pages[0]?.playerBanks;
  return (
    <Screen
      title={words.banks.title}
      asked={asked}
      answer={first}
      beside={
        banks.length === 0 ? null : (
          <TakeAway
            list="player-banks"
            asked={{ casino, from: period.from, asOf: period.until }}
            known={first?.position}
          />
        )
      }
      isWide
    >
      {() => (
        <>
          <div className={styles['filters']} role="search" aria-label={words.accounts.filters}>
            <PeriodFields
              period={period}
              change={(days) => void navigate({ to: '.', search: (was) => ({ ...was, ...days }) })}
            />
          </div>
          {banks.length === 0 ? <p role="status">{words.banks.none}</p> : <Banks banks={banks} />}
          <More asked={asked}>{words.banks.all}</More>
        </>
      )}
    </Screen>
  );
}

function Banks({ banks }: { readonly banks: readonly Bank[] }): ReactNode {
  const { words } = useWords();
  const { banks: said, table: atTable } = words;
  return (
    <Sheet caption={said.title}>
      <thead>
        <tr>
          {[
            ...[atTable.bank, words.accounts.day, words.accounts.table, said.session],
            ...[atTable.banker, said.mode, said.end],
          ].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" data-kind="number">
            {said.coups}
          </th>
          {[said.won, atTable.commission, said.has].map((head) => (
            <th key={head} scope="col" data-kind="money">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {banks.map((bank) => (
          <BankRow key={`${bank.gamingDay} ${bank.table} ${bank.sessionNo} ${bank.bank}`} bank={bank} />
        ))}
      </tbody>
    </Sheet>
  );
}

function BankRow({ bank: of }: { readonly bank: Bank }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino/banks' });
  const { words, language } = useWords();
  const clock = useClock();
  const { bank, gamingDay: day, table, sessionNo, banker, mode, members, totals, end } = of;
  const held = members.flatMap((each) => [each.inPlay, each.improperGarage, each.voluntaryGarage]);
  const [first] = held;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/$casino/banks/$table/$day/$session/$bank"
          params={{ casino, table, day, session: String(sessionNo), bank }}
          search={known === undefined ? {} : { known }}
        >
          {bank}
        </Link>
      </th>
      <td>{formatDay(day)}</td>
      <td>{table}</td>
      <td>{sessionNo}</td>
      <td>{banker ?? '—'}</td>
      <td>{mode === null ? '—' : choiceWord(mode, language)}</td>
      <td>
        {end === null
          ? words.banks.goesOn
          : `${clock.timeOfDay(end.happenedAt)} · ${choiceWord(end.cause, language)}`}
      </td>
      <td data-kind="number">{totals?.coups ?? 0}</td>
      {[totals?.gain, totals?.commission].map((amount, at) => (
        <td key={at} data-kind="money">
          {amount === undefined ? '—' : <Amount {...amount} />}
        </td>
      ))}
      <td data-kind="money">
        {first === undefined ? (
          '—'
        ) : (
          <Amount
            amount={decimalText(
              sumOf(held.map(({ minorUnits }) => minorUnits)),
              first.amount.split('.')[1]?.length ?? 0,
            )}
            currency={first.currency}
          />
        )}
      </td>
    </tr>
  );
}
