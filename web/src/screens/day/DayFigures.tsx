import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DayOnBoardFragment } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { Amount } from '../../parts/Amount';
import { FindingMarks } from '../../parts/DayMark';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './DayScreen.module.css';

/** What the day came to, which stands above the checks that decide whether its books can be closed. */
export function DayFigures({ day }: { readonly day: DayOnBoardFragment }): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { win, drop, commission, duty, figure, withoutResult, openFindings } = day;
  const mayExplain = session !== undefined && mayAt(session, 'ledger:read', casino);
  return (
    <section aria-label={words.day.figures}>
      <dl className={styles['figures']}>
        <div>
          <dt>{words.days.win}</dt>
          <dd>
            <Amount {...win} figure={mayExplain ? figure : null} />
          </dd>
          {withoutResult > 0 ? <dd>{fill(words.days.withoutResult, { count: withoutResult })}</dd> : null}
        </div>
        <div>
          <dt>{words.days.drop}</dt>
          <dd>
            <Amount {...drop} />
          </dd>
        </div>
        <div>
          <dt>{words.days.commission}</dt>
          <dd>
            <Amount {...commission} />
          </dd>
        </div>
        <div>
          <dt>{words.days.duty}</dt>
          <dd>{duty === null ? '—' : <Amount {...duty} />}</dd>
        </div>
        <div>
          <dt>{words.nav.findings}</dt>
          <dd>
            <FindingMarks of={openFindings} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
