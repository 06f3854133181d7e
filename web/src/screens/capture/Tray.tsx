import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import type { Session } from '../../api/session';
import { type OutboxView, sendAgain, useOutbox, waitsForAnotherPerson, withdraw } from '../../outbox/outbox';
import type { Capture } from '../../outbox/store';
import { Button } from '../../parts/Button';
import { useServiceText, useWords } from '../../words/words';
import styles from './Capture.module.css';
import { fill } from '../../words/fill';

interface TrayProps {
  readonly casino: string;
  readonly session: Session;
  readonly typeAgain: (capture: Capture) => void;
}

const SHOWN = 30;

/** The captures of this tablet with their states, the latest first; refused ones are listed above. */
export function Tray({ casino, session, typeAgain }: TrayProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const outbox = useOutbox();
  const own = outbox.captures.filter((capture) => capture.casino === casino);
  const refused = own.filter(({ state }) => state === 'refused');
  const others = own.filter(({ state }) => state !== 'refused').slice(-SHOWN);
  return (
    <section className={styles['tray']} aria-label={words.capture.tray}>
      <h2>{words.capture.tray}</h2>
      {outbox.isRead ? (
        <LineState outbox={outbox} waiting={own.filter(({ state }) => state === 'waiting').length} />
      ) : (
        <p>{words.state.loading}</p>
      )}
      <ol>
        {refused.map((capture) => (
          <RefusedCapture key={capture.place} capture={capture} typeAgain={typeAgain} />
        ))}
        {others.reverse().map((capture) => (
          <li key={capture.place} className={styles[capture.state]}>
            <span className={styles['mark']} aria-hidden="true">
              {capture.state === 'kept' ? '✓' : '◌'}
            </span>
            <span>
              {capture.what}
              <small>
                {clock.timeOfDay(capture.storedAt)} · {capture.personName} ·{' '}
                {waitsForAnotherPerson(capture, session)
                  ? fill(words.capture.waitsFor, { person: capture.personName })
                  : words.capture.state[capture.state]}
              </small>
              {capture.slip === undefined ? null : (
                <Link to="/$casino/slips/$slip" params={{ casino, slip: capture.slip.number }}>
                  {words.capture.printSlip}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {own.length === 0 ? <p className={styles['soft']}>{words.capture.nothing}</p> : null}
    </section>
  );
}

function LineState({
  outbox,
  waiting,
}: {
  readonly outbox: OutboxView;
  readonly waiting: number;
}): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const said = useServiceText();
  const { line, since, refusal } = outbox;
  const lines = words.capture.line;
  return (
    <p role="status" className={line === 'reached' ? styles['online'] : styles['offline']}>
      {line === 'refused' && refusal
        ? said(refusal.en, refusal.es)
        : fill(lines[line], { since: clock.timeOfDay(new Date(since).toISOString()) })}{' '}
      <strong>
        {waiting === 0 ? words.capture.waitingNone : fill(words.capture.waiting, { count: waiting })}
      </strong>
    </p>
  );
}

function RefusedCapture({
  capture,
  typeAgain,
}: {
  readonly capture: Capture;
  readonly typeAgain: (capture: Capture) => void;
}): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const said = useServiceText();
  const { message = '', messageEs = message, outcome = '' } = capture.answer ?? {};
  const isSetAside = outcome === 'quarantined' || outcome === 'conflict';
  return (
    <li className={styles['refused']}>
      <span className={styles['mark']} aria-hidden="true">
        ✕
      </span>
      <span role="alert">
        {capture.what}
        <small>
          {clock.timeOfDay(capture.storedAt)} · {capture.personName} · {words.capture.state.refused}
        </small>
        <span className={styles['why']}>{said(message, messageEs)}</span>
        <small>{isSetAside ? words.capture.setAside : words.capture.notTaken}</small>
        {isSetAside ? null : (
          <Button onClick={() => void sendAgain(capture.place)}>{words.capture.sendAgain}</Button>
        )}
        <Button
          onClick={() => {
            typeAgain(capture);
            void withdraw(capture.place);
          }}
        >
          {words.capture.typeAgain}
        </Button>
      </span>
    </li>
  );
}
