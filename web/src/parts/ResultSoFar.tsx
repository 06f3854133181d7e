import type { ReactNode } from 'react';
import { fill } from '../words/fill';
import { useWords } from '../words/words';
import { Amount } from './Amount';
import { resultOfFloor, type SessionSoFar } from './table-session';

interface ResultSoFarProps {
  readonly sessions: readonly SessionSoFar[];
  readonly className?: string | undefined;
  readonly noteClass?: string | undefined;
}

/** What tables have won so far, for a list of figures: one amount for each currency, and how many are estimated or unknown. */
export function ResultSoFar({ sessions, className, noteClass }: ResultSoFarProps): ReactNode {
  const { words } = useWords();
  const { totals, estimated, unknown } = resultOfFloor(sessions);
  const notes = [
    ...(estimated > 0 ? [fill(words.floor.ofThemEstimated, { count: estimated })] : []),
    ...(unknown > 0 ? [fill(words.floor.withoutResult, { count: unknown })] : []),
  ];
  return (
    <div className={className}>
      <dt>{words.floor.total}</dt>
      {totals.length === 0 ? <dd>—</dd> : null}
      {totals.map(({ amount, currency }) => (
        <dd key={currency}>
          <Amount {...{ amount, currency }} />
        </dd>
      ))}
      {notes.map((note) => (
        <dd key={note} className={noteClass}>
          {note}
        </dd>
      ))}
    </div>
  );
}
