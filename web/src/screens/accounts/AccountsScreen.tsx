import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { TrialBalanceDocument, type TrialBalanceQuery } from '../../api/generated/operations';
import { ACCOUNT_LEVELS, type AccountsSearch } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { TakeAway } from '../../parts/TakeAway';
import { useServiceText, useWords } from '../../words/words';
import { AccountFilters, useChange } from './AccountFilters';
import styles from './Accounts.module.css';
import { AccountTabs } from './AccountTabs';
import { type Period, usePeriod } from '../../parts/period';
import { plainWords } from './plain-words';

type Balance = TrialBalanceQuery['trialBalance'];
type Line = Balance['lines'][number];

/** The trial balance of a period, by account or summed up; from each account to its lines. */
export function AccountsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known, level = 'ACCOUNT', text } = useSearch({ from: '/$casino/accounts' });
  const period = usePeriod();
  const { words } = useWords();
  const asked = useQuery({
    queryKey: ['trial-balance', casino, period, level, known],
    queryFn: ({ signal }) =>
      ask(
        TrialBalanceDocument,
        { casino, from: period.from, asOf: period.until, level, knownAt: knownAt(known) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const days = ` · ${formatDay(period.from)} – ${formatDay(period.until)}`;
  return (
    <Screen
      title={`${words.accounts.title}${days}`}
      asked={asked}
      answer={asked.data?.trialBalance}
      beside={
        // The text narrows what the browser shows, and the list of the service has all accounts.
        text === undefined && asked.data ? (
          <TakeAway
            list="trial-balance"
            asked={{ casino, from: period.from, asOf: period.until, level }}
            known={asked.data.trialBalance.position}
          />
        ) : null
      }
      isWide
    >
      {(balance) => (
        <>
          <AccountTabs shown="balance" />
          <AccountFilters period={period}>
            <LevelChoice level={level} />
          </AccountFilters>
          <Balances {...{ balance, text, period: period, isLinked: level !== 'CODE' }} />
        </>
      )}
    </Screen>
  );
}

function LevelChoice({ level }: { readonly level: NonNullable<AccountsSearch['level']> }): ReactNode {
  const { words } = useWords();
  const change = useChange();
  return (
    <select
      aria-label={words.accounts.level}
      value={level}
      onChange={({ target }) => change({ level: ACCOUNT_LEVELS.find((each) => each === target.value) })}
    >
      {ACCOUNT_LEVELS.map((each) => (
        <option key={each} value={each}>
          {words.accounts.levels[each]}
        </option>
      ))}
    </select>
  );
}

interface BalancesProps {
  readonly balance: Balance;
  readonly text: string | undefined;
  readonly period: Period;
  readonly isLinked: boolean;
}

/** A sheet for each currency. With a text only the accounts that it names are listed; the totals stay those of all. */
function Balances({ balance, text, period, isLinked }: BalancesProps): ReactNode {
  const { words } = useWords();
  const found = balance.lines.filter((line) => isNamed(line, text));
  if (found.length === 0) return <p role="status">{words.accounts.none}</p>;
  return balance.totals.map((total) => {
    const { currency } = total.closing;
    const lines = found.filter(({ closing }) => closing.currency === currency);
    return lines.length === 0 ? null : (
      <Sheet key={currency} caption={`${words.accounts.balance} · ${currency}`} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.accounts.code}</th>
            <th scope="col">{words.accounts.account}</th>
            {AMOUNTS.map((each) => (
              <th key={each} scope="col" data-kind="money">
                {words.accounts[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <BalanceRow key={line.account} {...{ line, period, isLinked }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">
              {words.accounts.total} <Mark kind={total.balanced ? 'holds' : 'broken'} />
            </th>
            {AMOUNTS.map((each) => (
              <td key={each} data-kind="money">
                <Amount amount={total[each].amount} />
              </td>
            ))}
          </tr>
        </tfoot>
      </Sheet>
    );
  });
}

const AMOUNTS = ['opening', 'debits', 'credits', 'closing'] as const;

const isNamed = ({ account, inChart }: Line, text: string | undefined): boolean =>
  text === undefined ||
  [account, inChart.code, inChart.name, inChart.nameEs].some((words) =>
    plainWords(words).includes(plainWords(text)),
  );

interface RowProps {
  readonly line: Line;
  readonly period: Period;
  readonly isLinked: boolean;
}

function BalanceRow({ line, period, isLinked }: RowProps): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known } = useSearch({ from: '/$casino/accounts' });
  const said = useServiceText();
  const { account, inChart, figure } = line;
  const name = said(inChart.name, inChart.nameEs) || inChart.code || account;
  // Accounts that are summed up have no figure of their own: their lines are those of all accounts below.
  const search: AccountsSearch = {
    ...period,
    ...(figure ? {} : { subtree: true }),
    ...(known ? { known } : {}),
  };
  return (
    <tr>
      <td>{inChart.code}</td>
      <th scope="row">
        {isLinked ? (
          <Link to="/$casino/accounts/$account" params={{ casino, account }} search={search}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      {AMOUNTS.map((each) => (
        <td key={each} data-kind="money" className={styles[each]}>
          <Amount amount={line[each].amount} {...(each === 'closing' ? { figure } : {})} />
        </td>
      ))}
    </tr>
  );
}
