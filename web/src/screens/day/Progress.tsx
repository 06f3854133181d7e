import type { ReactNode } from 'react';
import type { DayQuery } from '../../api/generated/operations';
import { Mark } from '../../parts/Mark';
import { Sheet } from '../../parts/Sheet';
import { useWords } from '../../words/words';
import { fill } from '../../words/fill';

type Session = NonNullable<DayQuery['dayProgress']['sessions']>[number];

/** Lists by table whether it is closed, signed and counted. */
export function Progress({
  sessions = [],
}: {
  readonly sessions?: readonly Session[] | undefined;
}): ReactNode {
  const { words } = useWords();
  const { progress } = words.day;
  if (sessions.length === 0) return null;
  return (
    <Sheet caption={progress.title} isTitled>
      <thead>
        <tr>
          <th scope="col">{progress.table}</th>
          <th scope="col">{progress.closed}</th>
          <th scope="col">{progress.counted}</th>
          <th scope="col" data-kind="number">
            {progress.boxes}
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ table, sessionNo, closed, signed, counted, boxesPlaced, boxesCounted }) => (
          <tr key={`${table} ${sessionNo}`}>
            <th scope="row">
              {table}
              {sessionNo === 1 ? null : ` · ${fill(progress.session, { no: sessionNo })}`}
            </th>
            <td>
              <Mark kind={closed && signed ? 'holds' : 'pending'} bare />
            </td>
            <td>{counted === null ? '—' : <Mark kind={counted ? 'holds' : 'pending'} bare />}</td>
            <td data-kind="number">
              {boxesCounted} / {boxesPlaced}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
