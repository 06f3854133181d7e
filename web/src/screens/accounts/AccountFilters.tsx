import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { TablesOfAccountsDocument } from '../../api/generated/operations';
import type { AccountsSearch } from '../../app/search-values';
import { PeriodFields } from '../../parts/PeriodFields';
import { TextFilter } from '../../parts/TextFilter';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import styles from './Accounts.module.css';
import type { Period } from '../../parts/period';

interface FiltersProps {
  readonly period: Period;
  /** Choices that only this list has. */
  readonly children?: ReactNode;
}

/** Period and text of a list of accounts or lines; all of them are search parameters of the address. */
export function AccountFilters({ period, children }: FiltersProps): ReactNode {
  const { words } = useWords();
  const { text }: AccountsSearch = useSearch({ strict: false });
  const change = useChange();
  return (
    <div className={styles['filters']} role="search" aria-label={words.accounts.filters}>
      <PeriodFields period={period} change={change} />
      {children}
      <TextFilter
        key={text ?? ''}
        label={words.accounts.text}
        maxLength={120}
        text={text}
        change={(next) => change({ text: next })}
      />
    </div>
  );
}

export function useChange(): (values: AccountsSearch) => void {
  const navigate = useNavigate();
  return (values) => void navigate({ to: '.', search: (was) => ({ ...was, ...values }) });
}

/** Table and game of lines. */
export function TableAndGame(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words, language } = useWords();
  const { table, game }: AccountsSearch = useSearch({ strict: false });
  const change = useChange();
  const { data } = useQuery({
    queryKey: ['tables-of-accounts', casino],
    queryFn: ({ signal }) => ask(TablesOfAccountsDocument, { casino }, signal),
  });
  const tables = data?.tables.edges.map(({ node }) => node) ?? [];
  const games = [...new Set(tables.flatMap((each) => each.game ?? []))];
  return (
    <>
      <select
        aria-label={words.accounts.table}
        value={table ?? ''}
        onChange={({ target }) => change({ table: target.value || undefined })}
      >
        <option value="">{words.accounts.everyTable}</option>
        {tables.map((each) => (
          <option key={each.table} value={each.table}>
            {each.game ? `${each.table} · ${gameName(each.game, language)}` : each.table}
          </option>
        ))}
      </select>
      <select
        aria-label={words.accounts.game}
        value={game ?? ''}
        onChange={({ target }) => change({ game: target.value || undefined })}
      >
        <option value="">{words.accounts.everyGame}</option>
        {games.map((each) => (
          <option key={each} value={each}>
            {gameName(each, language)}
          </option>
        ))}
      </select>
    </>
  );
}
