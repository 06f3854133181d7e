import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ask } from '../api/ask';
import {
  type MarkOfTimelineFragment,
  TimelineDocument,
  type TimelineQuery,
} from '../api/generated/operations';
import { mayAt, sessionQuery } from '../api/session';
import { useClock } from '../days/clock';
import { TroubleBox } from '../parts/TroubleBox';
import { fill } from '../words/fill';
import { useWords } from '../words/words';
import { useKnown, useSetKnown } from './known';
import { markText } from './mark-text';
import { MomentFields } from './MomentFields';
import styles from './TimeMachine.module.css';

type Mark = MarkOfTimelineFragment;
type Point = TimelineQuery['timeline']['at'];

/** While somebody moves the slider, the screen waits this long before it is read again. */
const AT_REST_MS = 350;

interface TimeBarProps {
  readonly leave: () => void;
}

/** The control of the time machine: which record the screen shows, and the ways to another one. */
export function TimeBar({ leave }: TimeBarProps): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { known, knownAt, isPast } = useKnown();
  const setKnown = useSetKnown();
  const { data, error, refetch } = useQuery({
    queryKey: ['timeline', casino, known],
    queryFn: ({ signal }) => ask(TimelineDocument, { casino, moment: knownAt }, signal),
    placeholderData: (before) => before,
  });
  const timeline = data?.timeline;
  const last = timeline?.position;
  // The last record is now: the address need not say it.
  const choose = (record: number): void => setKnown(record === last ? undefined : record);
  return (
    <section className={styles['bar']} data-past={isPast || undefined} aria-label={words.time.title}>
      <p role="status">
        <strong>
          <Shown at={timeline?.at} />
        </strong>
        {isPast ? ` ${words.time.off}` : ''}
      </p>
      {error ? <TroubleBox error={error} again={() => void refetch()} /> : null}
      {timeline === undefined || last === undefined ? null : (
        <>
          <Slider {...{ known, last, choose }} marks={timeline.marks} />
          <div className={styles['row']}>
            <Step mark={timeline.at.previous} text={words.time.previous} choose={choose} />
            <Step mark={timeline.at.next} text={words.time.next} choose={choose} />
            <MomentFields casino={casino} last={last} record={known ?? last} choose={choose} />
          </div>
        </>
      )}
      <p>
        <button type="button" onClick={leave}>
          {isPast ? words.time.leave : words.time.close}
        </button>
        {known === undefined ? null : <WhatChanged {...{ casino, known }} />}
      </p>
    </section>
  );
}

/** Which record the screen shows, and when that was recorded. */
function Shown({ at }: { readonly at: Point | undefined }): ReactNode {
  const { words } = useWords();
  const { known } = useKnown();
  const clock = useClock();
  if (known === undefined) return words.time.now;
  return at?.recordNumber === known && at.recordedAt !== null
    ? fill(words.time.known, { record: known, at: clock.moment(at.recordedAt) })
    : fill(words.position.known, { record: known });
}

function WhatChanged({ casino, known }: { readonly casino: string; readonly known: number }): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  if (session === undefined || !mayAt(session, 'ledger:read', casino)) return null;
  return (
    <Link to="/$casino/changes" params={{ casino }} search={{ from: known, known: undefined }}>
      {words.time.changedSince}
    </Link>
  );
}

interface SliderProps {
  readonly known: number | undefined;
  readonly last: number;
  readonly marks: readonly Mark[];
  readonly choose: (record: number) => void;
}

/** A slider over all records, with a stroke for each mark. Fields and buttons do the same without dragging. */
function Slider({ known, last, marks, choose }: SliderProps): ReactNode {
  const { words } = useWords();
  const [moved, setMoved] = useState<number>();
  const record = moved ?? known ?? last;
  useEffect(() => {
    if (moved === undefined) return undefined;
    const resting = setTimeout(() => {
      choose(moved);
      setMoved(undefined);
    }, AT_REST_MS);
    return () => clearTimeout(resting);
    // A new `choose` of another render does not start the rest anew.
  }, [moved]);
  const part = (number: number): string => `${(100 * (number - 1)) / Math.max(1, last - 1)}%`;
  return (
    <div className={styles['slider']}>
      <input
        type="range"
        aria-label={words.time.record}
        aria-valuetext={fill(words.position.upTo, { record })}
        min={1}
        max={last}
        value={record}
        onChange={({ target }) => setMoved(Number(target.value))}
      />
      <svg aria-hidden="true" className={styles['marks']}>
        {marks.map(({ kind, recordNumber }) => (
          <line
            key={`${kind} ${recordNumber}`}
            className={styles[kind.toLowerCase()]}
            {...{ x1: part(recordNumber), x2: part(recordNumber), y1: 0, y2: '100%' }}
          />
        ))}
      </svg>
    </div>
  );
}

interface StepProps {
  readonly mark: Point['previous'];
  readonly text: string;
  readonly choose: (record: number) => void;
}

/** Goes to the mark before or after, which its button names. */
function Step({ mark, text, choose }: StepProps): ReactNode {
  const { words } = useWords();
  const hint = useId();
  return (
    <span className={styles['step']}>
      <button
        type="button"
        disabled={mark === null}
        aria-describedby={hint}
        onClick={() => mark === null || choose(mark.recordNumber)}
      >
        {text}
      </button>
      <small id={hint}>{mark === null ? words.time.noMark : markText(mark, words)}</small>
    </span>
  );
}
