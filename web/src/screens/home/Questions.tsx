import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { RecordAtMomentDocument } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { dayBy, formatDay } from '../../days/days';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Home.module.css';
import { markText, noneYet } from '../../time-machine/mark-text';
import { lastFriday, QUESTIONS, searchOf } from './questions';

/**
 * The gaming days as they were known on the last Friday at noon. If nothing was recorded by then, it says so and since when there
 * are records, and leads to what was known at the last close, correction or late fact.
 */
function AsKnown({ casino, newest }: { readonly casino: string; readonly newest: string }): ReactNode {
  const { words } = useWords();
  const clock = useClock();
  const friday = lastFriday(newest);
  const instant = clock.fromLocalTime(`${friday}T12:00`);
  const { data } = useQuery({
    queryKey: ['record-at', casino, instant],
    queryFn: ({ signal }) => ask(RecordAtMomentDocument, { casino, moment: { instant } }, signal),
  });
  if (data === undefined) return null;
  const { at, first, now } = data.timeline;
  if (at.recordNumber > 0)
    return (
      <li>
        <Link to="/$casino" params={{ casino }} search={{ known: at.recordNumber }}>
          {fill(words.time.fridayNoon, { day: formatDay(friday) })}
        </Link>
      </li>
    );
  const none = noneYet({ asked: instant, first: first.recordedAt }, { words, clock });
  return (
    <li>
      {now.previous === null ? null : (
        <>
          <Link to="/$casino" params={{ casino }} search={{ known: now.previous.recordNumber }}>
            {fill(words.time.lastMark, { mark: markText(now.previous, words) })}
          </Link>{' '}
        </>
      )}
      <small>{none}</small>
    </li>
  );
}

interface QuestionsProps {
  readonly casino: string;
  readonly newest: string;
  readonly may: (permission: string) => boolean;
}

/** The books of the month before: as a screen, and all of them as one file. */
function MonthForAdviser({ casino, newest }: Omit<QuestionsProps, 'may'>): ReactNode {
  const { asked } = useWords().words.home;
  const last = dayBy(`${newest.slice(0, 8)}01`, -1);
  const month = last.slice(0, 7);
  return (
    <>
      <li>
        <Link to="/$casino/books/$day" params={{ casino, day: `${month}-01` }} search={{ until: last }}>
          {asked.month}
        </Link>
      </li>
      <li>
        <a href={`/v1/books?${new URLSearchParams({ casino, month, format: 'zip' }).toString()}`} download>
          {asked.adviser}
        </a>
      </li>
    </>
  );
}

/** What people ask next: one press each. */
export function Questions({ casino, newest, may }: QuestionsProps): ReactNode {
  const { words } = useWords();
  const { asked } = words.home;
  return (
    <nav aria-label={words.home.questions} className={styles['questions']}>
      <h2>{words.home.questions}</h2>
      <ul>
        {may('reports:read')
          ? QUESTIONS.map((question) => (
              <li key={question}>
                <Link to="/$casino/performance" params={{ casino }} search={searchOf(question, newest)}>
                  {asked[question]}
                </Link>
              </li>
            ))
          : null}
        {may('tables:read') ? <AboutMoney casino={casino} newest={newest} /> : null}
        {may('customers:read') ? (
          <li>
            <Link to="/$casino/customers/$day" params={{ casino, day: newest }}>
              {asked.customers}
            </Link>
          </li>
        ) : null}
        {may('ledger:read') ? <MonthForAdviser casino={casino} newest={newest} /> : null}
        {may('ledger:read') ? (
          <li>
            <Link to="/$casino/changes" params={{ casino }}>
              {asked.corrections}
            </Link>
          </li>
        ) : null}
        {may('quarantine:read') ? (
          <li>
            <Link to="/$casino/quarantine" params={{ casino }}>
              {words.nav.quarantine}
            </Link>
          </li>
        ) : null}
        {may('integrity:read') ? (
          <li>
            <Link to="/$casino/integrity" params={{ casino }}>
              {asked.integrity}
            </Link>
          </li>
        ) : null}
        {may('keys:manage') ? (
          <li>
            <Link to="/$casino/people" params={{ casino }}>
              {asked.people}
            </Link>
          </li>
        ) : null}
        {/* Last, since it is as high as what the service answers: nothing below it moves then. */}
        {may('days:read') ? <AsKnown {...{ casino, newest }} /> : null}
      </ul>
    </nav>
  );
}

/** Commissions, what jackpots owe, and the banks of the month. */
function AboutMoney({ casino, newest }: Omit<QuestionsProps, 'may'>): ReactNode {
  const { asked } = useWords().words.home;
  const month = `${newest.slice(0, 8)}01`;
  return (
    <>
      <li>
        <Link
          to="/$casino/commissions"
          params={{ casino }}
          search={{ by: 'GAME', from: month, until: newest }}
        >
          {asked.commissions}
        </Link>
      </li>
      <li>
        <Link to="/$casino/jackpots" params={{ casino }}>
          {asked.jackpots}
        </Link>
      </li>
      <li>
        <Link to="/$casino/banks" params={{ casino }}>
          {asked.banks}
        </Link>
      </li>
    </>
  );
}
