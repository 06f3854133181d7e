import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import { atCasino, openScreens } from './casino-screens';
import { useDayInView } from './day-in-view';
import styles from './Shell.module.css';

/** The sections of a casino that the person may open. */
export function Rail({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const day = useDayInView(casino);
  const { data: session } = useQuery(sessionQuery);
  const sections = openScreens(atCasino(session, casino), day).filter((screen) => !('isNoSection' in screen));
  return (
    <nav className={styles['rail']} aria-label={words.nav.label}>
      {sections.map((screen) => (
        <Link
          key={screen.to}
          to={screen.to}
          params={{ casino, day: day ?? '' }}
          activeOptions={{ exact: 'isExact' in screen, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {screen.name(words)}
        </Link>
      ))}
    </nav>
  );
}
