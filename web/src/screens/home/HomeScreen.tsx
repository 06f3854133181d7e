import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { ask } from '../../api/ask';
import { HomeDocument } from '../../api/generated/operations';
import { hasRoleAt, mayAt, sessionQuery } from '../../api/session';
import { EVERY_DAY } from '../../parts/DayMark';
import { NoDays } from '../../parts/NoDays';
import { Screen } from '../../parts/Screen';
import { useKnown } from '../../time-machine/known';
import { useWords } from '../../words/words';
import { Duty } from './Duty';
import styles from './Home.module.css';
import { Questions } from './Questions';
import { Tonight } from './Tonight';
import { Waiting } from './Waiting';

/** Pictures are loaded beside the figures. */
const ThirtyDays = lazy(() => import('./ThirtyDays').then((part) => ({ default: part.ThirtyDays })));

/** How the house stands and what waits: for those who lead it the night first, for those who account for it the days. */
export function HomeScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['home', casino, known],
    queryFn: ({ signal }) => ask(HomeDocument, { casino, ...EVERY_DAY, knownAt }, signal),
    refetchInterval: isPast ? false : 60_000,
  });
  const may = (permission: string): boolean => session !== undefined && mayAt(session, permission, casino);
  const leads = session !== undefined && hasRoleAt(session, 'manager', casino);
  return (
    <Screen title={words.home.title} asked={asked} answer={asked.data?.dayBoard}>
      {({ edges }) => {
        const days = edges.map(({ node }) => node);
        const [newest] = days;
        if (newest === undefined) return <NoDays casino={casino} />;
        const tonight = <Tonight key="tonight" casino={casino} day={newest} />;
        const waiting = (
          <div key="waiting">
            <Waiting casino={casino} days={days} />
            {may('ledger:read') ? <Duty casino={casino} newest={newest.day} /> : null}
          </div>
        );
        return (
          <>
            <div className={styles['first']}>{leads ? [tonight, waiting] : [waiting, tonight]}</div>
            {may('reports:read') ? (
              <div className={styles['picture']}>
                <Suspense>
                  <ThirtyDays casino={casino} newest={newest.day} />
                </Suspense>
              </div>
            ) : null}
            <Questions casino={casino} newest={newest.day} may={may} />
          </>
        );
      }}
    </Screen>
  );
}
