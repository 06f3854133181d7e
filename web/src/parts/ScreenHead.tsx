import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsReading, useKnown } from '../time-machine/known';
import { TimeButton, TimeFrame, useTimeMachine } from '../time-machine/TimeMachine';
import type { Words } from '../words/catalogue';
import { useWords } from '../words/words';
import { useLetterhead } from './letterhead';
import styles from './ScreenHead.module.css';
import { fill } from '../words/fill';

interface ScreenHeadProps {
  readonly title: ReactNode;
  /** The position that all figures of the screen share. */
  readonly position?: number | undefined;
  readonly complete?: boolean | undefined;
  /** When the answer arrived, in milliseconds. */
  readonly readAt?: number;
  readonly reload?: () => void;
  /** For tables as wide as those of the books: the screen is printed in landscape. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** The title of a screen and the position and age of its figures; in print also company and casino. */
export function ScreenHead({
  title,
  position,
  complete,
  readAt,
  reload,
  isWide = false,
  children,
}: ScreenHeadProps): ReactNode {
  const { words } = useWords();
  const machine = useTimeMachine();
  const at = useMoment(position);
  const { company, taxNumber, called, address } = useLetterhead(useParams({ strict: false }));
  useEffect(() => setPages(`${called} · ${at}`, isWide), [called, at, isWide]);
  return (
    <header className={styles['head']}>
      <p className={styles['whose']}>
        <strong>{company ?? called}</strong>
        {taxNumber ? ` · ${words.print.taxNumber} ${taxNumber}` : ''}
        <span>{words.print.notOfficial}</span>
      </p>
      <div className={styles['row']}>
        <h1>{title}</h1>
        {children}
        <span className={styles['space']} />
        {position === undefined ? null : (
          <p className={styles['position']}>
            {at}
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
            {machine ? <TimeButton machine={machine} /> : null}
            <button type="button" onClick={() => print()}>
              {words.print.print}
            </button>
          </p>
        )}
      </div>
      <p className={styles['where']}>{[company ? called : '', address].filter(Boolean).join(' · ')}</p>
      <TimeFrame machine={machine} />
      {complete === false ? (
        <p role="alert" className={styles['incomplete']}>
          {words.position.incomplete}
        </p>
      ) : null}
    </header>
  );
}

/** What the figures of a screen include, in words. */
function useMoment(position: number | undefined): string {
  const { words } = useWords();
  const { known } = useKnown();
  const isReading = useIsReading();
  if (position === undefined) return '';
  return known === undefined || !isReading
    ? fill(words.position.upTo, { record: position })
    : fill(words.position.known, { record: known });
}

function Age({ readAt }: { readonly readAt: number }): ReactNode {
  const { words } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <span className={styles['age']}>
      {' '}
      · {ago(words.position, Math.max(0, Math.round((now - readAt) / 1_000)))}
    </span>
  );
}

function ago(words: Words['position'], seconds: number): string {
  if (seconds < 5) return words.agoNow;
  return seconds < 90
    ? fill(words.agoSeconds, { seconds })
    : fill(words.agoMinutes, { minutes: Math.round(seconds / 60) });
}

const pages = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages];

/** Sets footer and orientation of printed pages by a style sheet of its own, because `@page` cannot read the DOM. */
const setPages = (foot: string, isWide: boolean): void =>
  pages.replaceSync(
    `@page { size: A4 ${isWide ? 'landscape' : 'portrait'}; @bottom-left { content: ${JSON.stringify(foot)} } }`,
  );
