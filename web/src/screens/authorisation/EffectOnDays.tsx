import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '../../days/days';
import { useWords } from '../../words/words';
import styles from '../corrections/Corrections.module.css';
import type { KnownDay } from './recorded-authorisations';
import { fill } from '../../words/fill';

interface EffectProps {
  readonly casino: string;
  readonly days: readonly KnownDay[];
  readonly validFrom: string;
}

/** States which books are evaluated again: those of open days from its first day on. Closed days do not change. */
export function EffectOnDays({ casino, days, validFrom }: EffectProps): ReactNode {
  const { authorisation: said } = useWords().words;
  const reached = days.filter(({ day }) => day >= validFrom);
  const open = reached.filter(({ closed }) => !closed);
  const closed = reached.length - open.length;
  return (
    <div className={styles['intro']}>
      {open.length === 0 ? (
        <p>{said.noDayReached}</p>
      ) : (
        <>
          <p>{said.daysReached}</p>
          <ul>
            {open.map(({ day }) => (
              <li key={day}>
                <Link to="/$casino/books/$day" params={{ casino, day }}>
                  {fill(said.booksOf, { day: formatDay(day) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {closed === 0 ? null : <p>{fill(said.closedDays, { count: closed })}</p>}
    </div>
  );
}
