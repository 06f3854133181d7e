import type { ReactNode } from 'react';
import { formatDay } from '../../days/days';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import { DayField } from '../../parts/DayField';
import styles from './Capture.module.css';
import { type CaptureDesk, type OpenSession, sessionKey } from './desk';
import { OTHER_SESSION } from './fact';
import type { Kind } from './kinds';
import type { Typed } from './read-form';

/** Whether the place is complete: a session, a table and a day, or a day, according to the kind. */
export const isPlaced = ({ about }: Pick<Kind, 'about'>, typed: Typed): boolean =>
  about === 'cage'
    ? Boolean(typed['day'])
    : about === 'new'
      ? Boolean(typed['table'] && typed['day'])
      : typed['session'] === OTHER_SESSION
        ? Boolean(typed['at.table'] && typed['at.day'] && isSessionNo(typed['at.no'] ?? '1'))
        : Boolean(typed['session']);

const isSessionNo = (text: string): boolean => /^([1-9]\d{0,2})?$/.test(text);

/** A field for the time of an event that is captured later; if empty, the time of storing counts. */
export function EventTime({ typed, type }: Pick<PlaceProps, 'typed' | 'type'>): ReactNode {
  const { words } = useWords();
  return (
    <div className={styles['line']}>
      <label htmlFor="capture-when">
        {words.capture.when} <small>{words.capture.whenEmpty}</small>
      </label>
      <DayField
        id="capture-when"
        field="when"
        withTime
        value={typed['when'] ?? ''}
        write={(at) => type('when', at)}
      />
    </div>
  );
}

interface PlaceProps {
  readonly kind: Kind;
  readonly desk: CaptureDesk;
  readonly sessions: readonly OpenSession[];
  readonly typed: Typed;
  readonly type: (field: string, text: string) => void;
}

/** Whether the books of a day are closed: what is captured for it is booked on a later day. */
const isSettled = (day: string, { openDays }: CaptureDesk): boolean =>
  openDays.length > 0 &&
  !openDays.includes(day) &&
  day < openDays.reduce((one, other) => (one > other ? one : other));

/** Fields for the place: the session of a table, a table to be opened, or the cage; and the gaming day. */
export function Place({ kind, desk, sessions, typed, type }: PlaceProps): ReactNode {
  const { words, language } = useWords();
  if (kind.about === 'session')
    return (
      <div role="group" aria-label={words.capture.field['session']} className={styles['choices']}>
        {sessions.length === 0 ? (
          <p>{kind.role === 'pit' ? words.capture.noSession : words.capture.noSessionYet}</p>
        ) : null}
        {sessions.map((session) => {
          const key = sessionKey(session);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={typed['session'] === key}
              onClick={() => type('session', key)}
            >
              <strong>{session.table}</strong>
              <small>
                {formatDay(session.gamingDay).slice(0, 5)}
                {session.sessionNo > 1 ? ` · ${session.sessionNo}` : ''}
                {session.isClosed ? ` · ${words.capture.closed}` : ''}
                {isSettled(session.gamingDay, desk) ? ` · ${words.capture.dayClosed}` : ''}
              </small>
            </button>
          );
        })}
        <button
          type="button"
          aria-pressed={typed['session'] === OTHER_SESSION}
          onClick={() => type('session', OTHER_SESSION)}
        >
          <strong>…</strong>
          <small>{words.capture.otherSession}</small>
        </button>
        {typed['session'] === OTHER_SESSION ? <OtherSession {...{ desk, typed, type }} /> : null}
      </div>
    );
  return (
    <>
      {kind.about === 'new' ? (
        <div role="group" aria-label={words.capture.field['table']} className={styles['choices']}>
          {desk.tables.map(({ table, game }) => (
            <button
              key={table}
              type="button"
              aria-pressed={typed['table'] === table}
              onClick={() => type('table', table)}
            >
              <strong>{table}</strong>
              <small>{gameName(game, language)}</small>
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles['line']}>
        <label htmlFor="capture-day">{words.capture.field['day']}</label>
        <DayField id="capture-day" required value={typed['day'] ?? ''} write={(day) => type('day', day)} />
      </div>
    </>
  );
}

/** Fields for a session that is not listed: of an older day, or one whose opening was not reported. */
function OtherSession({ desk, typed, type }: Pick<PlaceProps, 'desk' | 'typed' | 'type'>): ReactNode {
  const { words, language } = useWords();
  return (
    <div className={styles['fields']}>
      <div role="group" aria-label={words.capture.field['table']} className={styles['choices']}>
        {desk.tables.map(({ table, game }) => (
          <button
            key={table}
            type="button"
            aria-pressed={typed['at.table'] === table}
            onClick={() => type('at.table', table)}
          >
            <strong>{table}</strong>
            <small>{gameName(game, language)}</small>
          </button>
        ))}
      </div>
      <div className={styles['line']}>
        <label htmlFor="capture-at-day">{words.capture.field['day']}</label>
        <DayField
          id="capture-at-day"
          field="at.day"
          value={typed['at.day'] ?? ''}
          write={(day) => type('at.day', day)}
        />
      </div>
      <label className={styles['line']}>
        <span>{words.capture.sessionNo}</span>
        <input
          data-field="at.no"
          inputMode="numeric"
          placeholder="1"
          value={typed['at.no'] ?? ''}
          onChange={({ target }) => type('at.no', target.value)}
        />
      </label>
    </div>
  );
}
