import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { HomeDutyDocument } from '../../api/generated/operations';
import { dayBy, formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { useKnownToScreen } from '../../time-machine/known';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Home.module.css';

interface DutyProps {
  readonly casino: string;
  readonly newest: string;
}

/** First and last day of a quarter. */
export function daysOfQuarter(year: number, quarter: number): readonly [from: string, to: string] {
  const first = (of: number): string =>
    of > 4 ? `${year + 1}-01-01` : `${year}-${String(3 * of - 2).padStart(2, '0')}-01`;
  return [first(quarter), dayBy(first(quarter + 1), -1)];
}

/** The gaming duty of the year to date: each quarter with its state, what is to be paid and until when. */
export function Duty({ casino, newest }: DutyProps): ReactNode {
  const { words } = useWords();
  const year = Number(newest.slice(0, 4));
  const { known, knownAt } = useKnownToScreen();
  const { data } = useQuery({
    queryKey: ['home', casino, 'duty', year, known],
    queryFn: ({ signal }) => ask(HomeDutyDocument, { casino, year, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <div className={styles['duty']} />;
  const found = data.dutyQuarters;
  const quarters = found && 'quarters' in found ? found.quarters : [];
  const shown = quarters.filter(({ state }) => state !== 'NOT_BEGUN' && state !== 'NO_TARIFF');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="duty" className={styles['duty']}>
      <h2 id="duty">{fill(words.home.duty, { year })}</h2>
      <dl className={styles['figures']}>
        {shown.map(({ quarter, state, toPay, figure, dueUntil }) => {
          const [day, until] = daysOfQuarter(year, quarter);
          return (
            <div key={quarter}>
              <dt>
                <Link to="/$casino/books/$day" params={{ casino, day }} search={{ until }}>
                  {fill(words.home.quarter, { quarter })}
                </Link>
                {` · ${words.home.quarters[state]}`}
              </dt>
              <dd>{toPay === null ? '—' : <Amount {...toPay} figure={figure} />}</dd>
              <dd>{fill(words.home.dueUntil, { day: formatDay(dueUntil) })}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
