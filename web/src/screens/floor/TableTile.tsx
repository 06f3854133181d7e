import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { formatAmount } from '../../money/money';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import styles from './Floor.module.css';
import { type Session, provisionalResult } from '../../parts/table-session';
import { fill } from '../../words/fill';

interface TableTileProps {
  readonly casino: string;
  readonly session: Session;
  /** The number of open findings about the table. */
  readonly alerts: number;
  /** The number of alerts about the table. */
  readonly due: number;
}

/** A table: its status, its provisional result with the source of that, its last count, its alerts. */
export function TableTile({ casino, session, alerts, due }: TableTileProps): ReactNode {
  const clock = useClock();
  const { words, language } = useWords();
  const { table, gamingDay, sessionNo, opening, close } = session;
  const result = provisionalResult(session);
  const factsOf = useFacts();
  return (
    <Link
      to="/$casino/table/$table/$day/$session"
      params={{ casino, table, day: gamingDay, session: String(sessionNo) }}
      className={`${styles['tile']} ${close ? styles['closed'] : ''}`}
    >
      <span className={styles['name']}>
        <strong>{table}</strong>
        {sessionNo > 1 ? <small> · {sessionNo}</small> : null}
        {due > 0 ? (
          <span className={styles['due']}>
            <span aria-hidden="true">◷</span> {fill(words.floor.due, { count: due })}
          </span>
        ) : null}
        {alerts > 0 ? (
          <span className={styles['alerts']}>
            <span aria-hidden="true">!</span> {fill(words.floor.alerts, { count: alerts })}
          </span>
        ) : null}
      </span>
      <span className={styles['game']}>
        {opening ? opening.game && gameName(opening.game, language) : words.floor.notOpened}
      </span>
      <span className={styles['result']}>
        {result.amount === undefined ? (
          '—'
        ) : (
          <>
            {formatAmount(result.amount, language)} <small>{result.currency}</small>
          </>
        )}
      </span>
      <span className={styles['basis']}>
        {words.floor.basis[result.basis]}
        {result.at === undefined ? '' : ` · ${clock.timeOfDay(result.at)}`}
      </span>
      <span className={styles['facts']}>{factsOf(session).join(' · ')}</span>
    </Link>
  );
}

/** Texts of a table: opening time, minimum, last count, fills and credits. */
function useFacts(): (session: Session) => readonly string[] {
  const clock = useClock();
  const { words, language } = useWords();
  return ({ opening, close, counts, fills, credits }) => {
    const last = counts.at(-1);
    const parts = [
      close ? fill(words.floor.closedAt, { at: clock.timeOfDay(close.happenedAt) }) : undefined,
      opening && !close
        ? fill(words.floor.openSince, { at: clock.timeOfDay(opening.happenedAt) })
        : undefined,
      opening
        ? fill(words.floor.minimum, { amount: formatAmount(opening.minimum.amount, language) })
        : undefined,
      last
        ? fill(words.floor.counted, {
            amount: formatAmount(last.inventory.amount, language),
            at: clock.timeOfDay(last.happenedAt),
          })
        : undefined,
      fills.length > 0 ? fill(words.floor.fills, { count: fills.length }) : undefined,
      credits.length > 0 ? fill(words.floor.credits, { count: credits.length }) : undefined,
    ];
    return parts.filter((part) => part !== undefined);
  };
}
