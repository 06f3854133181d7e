import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { type DayOnBoardFragment, HomeFindingsDocument } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { DayMark, DayTasks, FindingMarks } from '../../parts/DayMark';
import { useKnownToScreen } from '../../time-machine/known';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Home.module.css';

interface WaitingProps {
  readonly casino: string;
  readonly days: readonly DayOnBoardFragment[];
}

/** More are on the list of days. */
const MOST = 5;

/** Lists gaming days that somebody still has to count, close or certify, the oldest first, and unacknowledged findings. */
export function Waiting({ casino, days }: WaitingProps): ReactNode {
  const { words } = useWords();
  const waiting = days.filter(({ waitsFor }) => waitsFor.length > 0).reverse();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.home.waiting}</h2>
      {waiting.length === 0 ? <p>{words.home.nothing}</p> : null}
      <ul className={styles['waiting']}>
        {waiting.slice(0, MOST).map((day) => (
          <li key={day.day}>
            <Link to="/$casino/day/$day" params={{ casino, day: day.day }}>
              {formatDay(day.day)}
            </Link>
            <DayMark status={day.status} />
            <Amount amount={day.win.amount} currency={day.win.currency} />
            <FindingMarks of={day.openFindings} />
            <span>
              <DayTasks casino={casino} tasks={day.waitsFor} />
            </span>
          </li>
        ))}
      </ul>
      <NewFindings casino={casino} />
      <Link to="/$casino" params={{ casino }} activeOptions={{ exact: true }}>
        {words.home.allDays}
      </Link>
    </section>
  );
}

function NewFindings({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { counted } = words.findings;
  const { data: session } = useQuery(sessionQuery);
  const { known, knownAt } = useKnownToScreen();
  const may = session !== undefined && mayAt(session, 'findings:read', casino);
  const { data } = useQuery({
    queryKey: ['home', casino, 'findings', known],
    enabled: may,
    queryFn: ({ signal }) => ask(HomeFindingsDocument, { casino, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  if (!may || data === undefined) return null;
  const { counts } = data.findingCounts;
  return (
    <p>
      <Link to="/$casino/findings" params={{ casino }}>
        {words.home.newFindings}
      </Link>
      {': '}
      {counts.length === 0
        ? words.home.noFindings
        : counts.map(({ key, count }) => fill(counted[key as keyof typeof counted], { count })).join(' · ')}
    </p>
  );
}
