import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import {
  type DayOnBoardFragment,
  HomeTonightDocument,
  type PerformanceFigure,
} from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { numberValue } from '../../charts/picture';
import { formatDay } from '../../days/days';
import { addressOf, familyName } from '../../figures/figures';
import { Amount } from '../../parts/Amount';
import { DayMark } from '../../parts/DayMark';
import { ResultSoFar } from '../../parts/ResultSoFar';
import { useKnownToScreen } from '../../time-machine/known';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { figuresOfDays } from './figures-of-days';
import styles from './Home.module.css';

interface TonightProps {
  readonly casino: string;
  readonly day: DayOnBoardFragment;
}

/** The newest gaming day: its win so far, what is not counted of it, and whether the rounds lie within what is expected. */
export function Tonight({ casino, day }: TonightProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const may = (permission: string): boolean => session !== undefined && mayAt(session, permission, casino);
  const { win, drop, commission, withoutResult, openTables, figure } = day;
  const isUnderWay = openTables.length > 0 && withoutResult > 0 && may('tables:read');
  return (
    <section aria-labelledby="tonight" className={styles['tonight']}>
      <h2 id="tonight">
        {fill(words.home.tonight, { day: formatDay(day.day) })} <DayMark status={day.status} />
      </h2>
      <dl className={styles['figures']}>
        {isUnderWay ? <SoFar casino={casino} day={day.day} /> : null}
        <div className={isUnderWay ? undefined : styles['main']}>
          <dt>{words.days.win}</dt>
          <dd>
            <Amount amount={win.amount} currency={win.currency} figure={may('ledger:read') ? figure : null} />
          </dd>
          {withoutResult > 0 ? <dd>{fill(words.days.withoutResult, { count: withoutResult })}</dd> : null}
        </div>
        <div>
          <dt>{words.days.drop}</dt>
          <dd>
            <Amount amount={drop.amount} currency={drop.currency} />
          </dd>
        </div>
        <div>
          <dt>{words.days.commission}</dt>
          <dd>
            <Amount amount={commission.amount} currency={commission.currency} />
          </dd>
        </div>
        <div>
          <dt>{words.floor.open}</dt>
          <dd>{openTables.length}</dd>
        </div>
      </dl>
      {may('reports:read') ? (
        <Expected casino={casino} day={day.day} mayExplain={may('ledger:read')} />
      ) : null}
      {may('tables:read') ? (
        <Link to="/$casino/floor" params={{ casino }}>
          {words.home.toFloor}
        </Link>
      ) : null}
    </section>
  );
}

interface SoFarProps {
  readonly casino: string;
  readonly day: string;
}

/** What all tables have won so far, as the floor shows it: by counts, else by the captured rounds, else estimated. */
function SoFar({ casino, day }: SoFarProps): ReactNode {
  const { known, knownAt } = useKnownToScreen();
  const { data } = useQuery({
    queryKey: ['home', casino, 'tonight', day, known],
    queryFn: ({ signal }) => ask(HomeTonightDocument, { casino, day, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  const sessions = data?.tableSessions.edges.map(({ node }) => node) ?? [];
  return <ResultSoFar sessions={sessions} className={styles['main']} />;
}

/** Nineteen of twenty z-scores lie within. */
const EXPECTED = 1.96;

interface ExpectedProps {
  readonly casino: string;
  readonly day: string;
  readonly mayExplain: boolean;
}

/** What the captured rounds of the night came to, beside what they let expect. */
function Expected({ casino, day, mayExplain }: ExpectedProps): ReactNode {
  const { words, language } = useWords();
  const { data } = useQuery(figuresOfDays(casino, day, useKnownToScreen()));
  const rows = data?.performance.rows.filter(
    ({ key, figures }) => key[0]?.value === day && figures.captured !== null && figures.zScore !== null,
  );
  return (rows ?? []).map((row) => {
    const { captured, theoretical, zScore, rounds } = row.figures;
    const explained = (figure: PerformanceFigure): string | null =>
      mayExplain ? addressOf(row, figure) : null;
    return (
      <p key={row.family}>
        {familyName(row.family, language)}: <Amount {...moneyOf(captured)} figure={explained('CAPTURED')} />{' '}
        {words.home.captured}, {words.home.theoretical}{' '}
        <Amount {...moneyOf(theoretical)} figure={explained('THEORETICAL')} />;{' '}
        {fill(words.home.verdict, {
          verdict: words.performance[Math.abs(Number(zScore)) > EXPECTED ? 'outside' : 'within'],
          z: numberValue(zScore ?? '', language).text,
          rounds: numberValue(String(rounds ?? 0), language).text,
        })}
      </p>
    );
  });
}

const moneyOf = (money: DayOnBoardFragment['duty']) => ({
  amount: money?.amount ?? '—',
  ...(money === null ? {} : { currency: money.currency }),
});
