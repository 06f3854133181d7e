import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { Button } from '../../parts/Button';
import { Sheet } from '../../parts/Sheet';
import { choiceWord } from '../../words/fact-words';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { asInFact, type Incident } from './incident';

interface IncidentSheetProps {
  readonly incidents: readonly Incident[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

/** The incidents of a day, each with a button that opens it. */
export function IncidentSheet({ incidents, chosen, choose }: IncidentSheetProps): ReactNode {
  const { language } = useWords();
  const clock = useClock();
  const { incidents: said } = useOutsideWords();
  const heads = [said.at, said.table, said.incident, said.kind, said.play, said.players, said.decision];
  return (
    <Sheet caption={said.caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {incidents.map(({ id, incident, kind, table, play, players, at, decision }) => (
          <tr key={id}>
            <td>{clock.timeOfDay(at)}</td>
            <td>{table}</td>
            <th scope="row">
              <Button aria-pressed={id === chosen} onClick={() => choose(id)}>
                {incident}
              </Button>
            </th>
            <td>{choiceWord(asInFact(kind), language)}</td>
            <td>{play}</td>
            <td>{players.join(', ')}</td>
            <td>{decision === null ? said.open : choiceWord(asInFact(decision.decision), language)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
