import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { CommissionsDocument, type CommissionsQuery } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { COMMISSION_GROUPS, type CommissionsSearch } from '../../app/search-values';
import { Chart } from '../../charts/Chart';
import { type Period, usePeriod } from '../../parts/period';
import { PeriodFields } from '../../parts/PeriodFields';
import { Screen } from '../../parts/Screen';
import { TakeAway } from '../../parts/TakeAway';
import { knownAt } from '../../time-machine/known';
import { useWords } from '../../words/words';
import { Cagnottes } from './Cagnottes';
import { commissionPicture, commissionsIn, lastYear } from './commission-groups';
import styles from './Commissions.module.css';
import { ComparedGames } from './ComparedGames';
import { Matrix } from './Matrix';

/** Commissions of a period by rule, their games by day and against last year, and the cagnottes of a day as they were counted. */
export function CommissionsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { known, by = 'DAY', day } = useSearch({ from: '/$casino/commissions' });
  const period = usePeriod();
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/commissions' });
  const { data: session } = useQuery(sessionQuery);
  const before = { fromBefore: lastYear(period.from), untilBefore: lastYear(period.until) };
  const asked = useQuery({
    queryKey: ['commissions', casino, by, period, known],
    queryFn: ({ signal }) =>
      ask(CommissionsDocument, { casino, by, ...period, ...before, knownAt: knownAt(known) }, signal),
    placeholderData: keepPreviousData,
  });
  const cells = asked.data?.cells;
  const change = (next: CommissionsSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, ...next }) });
  return (
    <Screen
      title={words.commissions.title}
      asked={asked}
      answer={cells}
      beside={
        cells?.edges.length ? (
          <TakeAway
            list="commissions"
            asked={{ casino, by: [by, 'RULE'], from: period.from, asOf: period.until }}
            known={cells.position}
          />
        ) : null
      }
      isWide
    >
      {() => (
        <>
          <div className={styles['filters']} role="search" aria-label={words.accounts.filters}>
            <PeriodFields period={period} change={change} />
            <div className={styles['tabs']} role="group" aria-label={words.commissions.groups}>
              {COMMISSION_GROUPS.map((group) => (
                <button
                  key={group}
                  type="button"
                  aria-pressed={group === by}
                  onClick={() => change({ by: group })}
                >
                  {words.performance.dimensions[group]}
                </button>
              ))}
            </div>
          </div>
          <Currencies found={asked.data!} by={by} period={period} />
          {session && mayAt(session, 'ledger:read', casino) ? (
            <Cagnottes {...{ casino, change }} day={day ?? lastDayOf(asked.data!) ?? period.until} />
          ) : null}
        </>
      )}
    </Screen>
  );
}

/** The newest day of the period that has commissions. */
const lastDayOf = ({ ofDays }: CommissionsQuery): string | undefined =>
  ofDays.edges
    .flatMap(({ node }) => node.day ?? [])
    .toSorted()
    .at(-1);

interface CurrenciesProps {
  readonly found: CommissionsQuery;
  readonly by: (typeof COMMISSION_GROUPS)[number];
  readonly period: Period;
}

/** Each currency by itself: its bars, its matrix, and its games beside last year. */
function Currencies({ found, by, period }: CurrenciesProps): ReactNode {
  const spoken = useWords();
  const { words } = spoken;
  const { cells, ofRows, ofRules, all, ofGames, ofGamesBefore, ofDays } = found;
  const currencies = [...all.edges, ...ofGamesBefore.edges].map(({ node }) => node.amount.currency);
  if (currencies.length === 0) return <p role="status">{words.commissions.none}</p>;
  const isCut = cells.pageInfo.hasNextPage || ofDays.pageInfo.hasNextPage;
  return (
    <>
      {isCut ? <p role="status">{words.commissions.shorter}</p> : null}
      {[...new Set(currencies)].map((currency) => {
        const bars = commissionsIn(ofDays, currency);
        return (
          <section key={currency} aria-label={currency}>
            {bars.length === 0 || ofDays.pageInfo.hasNextPage ? null : (
              <Chart picture={commissionPicture(bars, spoken)} />
            )}
            <Matrix
              {...{ by, currency }}
              cells={commissionsIn(cells, currency)}
              ofRows={commissionsIn(ofRows, currency)}
              ofRules={commissionsIn(ofRules, currency)}
              all={commissionsIn(all, currency)[0]}
            />
            <ComparedGames
              {...{ currency, period }}
              now={commissionsIn(ofGames, currency)}
              before={commissionsIn(ofGamesBefore, currency)}
            />
          </section>
        );
      })}
    </>
  );
}
