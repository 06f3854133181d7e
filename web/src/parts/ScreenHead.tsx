import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../words/words';
import styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  readonly title: ReactNode;
  /** The position that all figures of the screen share. */
  readonly position?: number | undefined;
  readonly complete?: boolean | undefined;
  /** When the answer came, in milliseconds. */
  readonly readAt?: number;
  readonly reload?: () => void;
  readonly children?: ReactNode;
}

/** The title of a screen and the one position of its figures, with their age. */
export function ScreenHead({
  title,
  position,
  complete,
  readAt,
  reload,
  children,
}: ScreenHeadProps): ReactNode {
  const { words } = useWords();
  const { known } = useSearch({ strict: false });
  return (
    <header className={styles['head']}>
      <div className={styles['row']}>
        <h1>{title}</h1>
        {children}
        <span className={styles['space']} />
        {position === undefined ? null : (
          <p className={styles['position']}>
            {known === undefined ? words.position.upTo(position) : words.position.known(known)}
            {readAt === undefined ? null : <Age readAt={readAt} />}
            {reload ? (
              <button
                type="button"
                onClick={reload}
                aria-label={words.position.reload}
                title={words.position.reload}
              >
                ↻
              </button>
            ) : null}
          </p>
        )}
      </div>
      {known === undefined ? null : <KnownBar />}
      {complete === false ? (
        <p role="alert" className={styles['incomplete']}>
          {words.position.incomplete}
        </p>
      ) : null}
    </header>
  );
}

function Age({ readAt }: { readonly readAt: number }): ReactNode {
  const { words } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(ticking);
  }, []);
  return <> · {words.position.ago(Math.max(0, Math.round((now - readAt) / 1_000)))}</>;
}

function KnownBar(): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  return (
    <p className={styles['known']}>
      <button
        type="button"
        onClick={() => void navigate({ to: '.', search: ({ known: _, ...search }) => search })}
      >
        {words.position.toNow}
      </button>
    </p>
  );
}
