import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayBy } from '../../days/days';
import { useWords } from '../../words/words';
import styles from './Home.module.css';
import { QUESTIONS, searchOf } from './questions';

interface QuestionsProps {
  readonly casino: string;
  readonly newest: string;
  readonly may: (permission: string) => boolean;
}

/** What people ask next: one press each. */
export function Questions({ casino, newest, may }: QuestionsProps): ReactNode {
  const { words } = useWords();
  const { asked } = words.home;
  const month = `${newest.slice(0, 8)}01`;
  const monthBefore = `${dayBy(month, -1).slice(0, 8)}01`;
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
        {may('tables:read') ? (
          <li>
            <Link to="/$casino/jackpots" params={{ casino }}>
              {asked.jackpots}
            </Link>
          </li>
        ) : null}
        {may('ledger:read') ? (
          <li>
            <Link
              to="/$casino/books/$day"
              params={{ casino, day: monthBefore }}
              search={{ until: dayBy(month, -1) }}
            >
              {asked.month}
            </Link>
          </li>
        ) : null}
        {may('corrections:read') ? (
          <li>
            <Link to="/$casino/corrections" params={{ casino }}>
              {asked.corrections}
            </Link>
          </li>
        ) : null}
        {may('quarantine:read') ? (
          <li>
            <Link to="/$casino/quarantine" params={{ casino }}>
              {words.quarantine.title}
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
      </ul>
    </nav>
  );
}
