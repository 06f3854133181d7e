import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLetterhead } from '../parts/letterhead';
import { useWords } from '../words/words';
import { frameQuery } from './frame';
import styles from './Shell.module.css';
import { fill } from '../words/fill';

/** The name of the casino of the screen; a choice, if the person may see several. */
export function CasinoChoice({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const { data } = useQuery(frameQuery);
  const { name } = useLetterhead({ casino });
  const casinos = data?.casinos.map(({ id }) => id) ?? [casino];
  if (casinos.length <= 1) return <strong className={styles['casino']}>{name ?? casino}</strong>;
  return (
    <select
      aria-label={words.nav.casino}
      className={styles['casino']}
      value={casino}
      onChange={({ target }) => void navigate({ to: '/$casino/home', params: { casino: target.value } })}
    >
      {[...new Set([casino, ...casinos])].sort().map((each) => (
        <CasinoOption key={each} casino={each} />
      ))}
    </select>
  );
}

function CasinoOption({ casino }: { readonly casino: string }): ReactNode {
  const { name } = useLetterhead({ casino });
  return <option value={casino}>{name ?? casino}</option>;
}

function CasinoName({ casino }: { readonly casino: string }): ReactNode {
  return useLetterhead({ casino }).name ?? casino;
}

interface UnknownCasinoProps {
  readonly casino: string;
  readonly known: readonly string[];
}

/** Shown at an address whose casino does not exist or is not open to the person, with links to those that are. */
export function UnknownCasino({ casino, known }: UnknownCasinoProps): ReactNode {
  const { words } = useWords();
  return (
    <section role="alert" className={styles['unknown']}>
      <h1>{fill(words.state.unknownCasino, { casino })}</h1>
      <p>{words.state.unknownCasinoRemedy}</p>
      <ul>
        {known.map((each) => (
          <li key={each}>
            <Link to="/$casino/home" params={{ casino: each }}>
              <CasinoName casino={each} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
