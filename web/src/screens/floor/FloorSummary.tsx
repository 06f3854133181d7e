import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { FloorQuery } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { Amount } from '../../parts/Amount';
import { ResultSoFar } from '../../parts/ResultSoFar';
import type { Session } from '../../parts/table-session';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Floor.module.css';
import { hoursOfNight } from './wall-figures';

interface FloorSummaryProps {
  readonly sessions: readonly Session[];
  readonly pools: readonly FloorQuery['jackpots']['edges'][number]['node'][];
  /** Further figures, of the wall board. */
  readonly children?: ReactNode;
}

/** The clock of the casino, the result of all tables so far, how many are open, and the meters of the jackpots. */
export function FloorSummary({ sessions, pools, children }: FloorSummaryProps): ReactNode {
  const { words } = useWords();
  const open = sessions.filter(({ opening, close }) => opening !== null && close === null).length;
  return (
    <dl className={styles['summary']}>
      <div>
        <dt>{words.floor.time}</dt>
        <dd>
          <TimeOfDay />
        </dd>
      </div>
      <ResultSoFar sessions={sessions} noteClass={styles['note']} />
      <div>
        <dt>{words.floor.open}</dt>
        <dd>{fill(words.floor.openOf, { open, all: sessions.length })}</dd>
      </div>
      {children}
      {pools.map(({ pool, meter: { amount, currency } }) => (
        <div key={pool}>
          <dt>{fill(words.floor.meter, { pool })}</dt>
          <dd>
            <Amount {...{ amount, currency }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LastHourProps {
  readonly casino: string;
  readonly day: string;
}

/** What the captured rounds of the latest hour came to, one figure for each currency; nothing before the first round. */
export function LastHour({ casino, day }: LastHourProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const may = session !== undefined && mayAt(session, 'reports:read', casino);
  const { data } = useQuery({ ...hoursOfNight(casino, day), enabled: may });
  const rows = (data?.performance.rows ?? []).filter(({ figures }) => figures.captured !== null);
  const hour = rows.at(-1)?.key[0]?.value;
  if (hour === undefined || hour === null) return null;
  return (
    <div>
      <dt>{fill(words.floor.lastHour, { hour })}</dt>
      {rows
        .filter(({ key }) => key[0]?.value === hour)
        .map(({ currency, family, figures: { captured } }) => (
          <dd key={`${currency} ${family}`}>
            <Amount amount={captured?.amount ?? '—'} currency={currency} />
          </dd>
        ))}
    </div>
  );
}

function TimeOfDay(): ReactNode {
  const clock = useClock();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const at = now.toISOString();
  return <time dateTime={at}>{clock.timeOfDay(at)}</time>;
}
