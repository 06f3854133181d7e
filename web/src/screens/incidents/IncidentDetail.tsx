import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { Documents } from '../../parts/Documents';
import { choiceWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { asInFact, type Incident } from './incident';

interface IncidentDetailProps {
  readonly casino: string;
  readonly incident: Incident;
}

/** One incident with all that was reported of it, its decision and its documents. */
export function IncidentDetail({ casino, incident }: IncidentDetailProps): ReactNode {
  const { language } = useWords();
  const clock = useClock();
  const { incidents: said } = useOutsideWords();
  const { decision, players, employees } = incident;
  const recorded: Listed = [
    [said.kind, choiceWord(asInFact(incident.kind), language)],
    [said.play, incident.play],
    [said.players, players.join(', ')],
    [said.employees, employees.join(', ')],
    [said.rule, incident.rule],
    [said.note, incident.note],
    [said.by, `${incident.by}, ${clock.timeOfDay(incident.at)}`],
  ];
  const decided: Listed =
    decision === null
      ? [[said.decision, said.open]]
      : [
          [said.decision, choiceWord(asInFact(decision.decision), language)],
          [said.rule, decision.rule],
          [said.sentAway, decision.sentAway.join(', ')],
          [said.consulted, decision.consulted],
          [said.document, decision.document],
          [said.note, decision.note],
          [said.by, `${decision.by}, ${clock.timeOfDay(decision.at)}`],
        ];
  const records = [incident.recordNumber, ...(decision === null ? [] : [decision.recordNumber])];
  const title = fill(said.detail, { incident: incident.incident, table: incident.table });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Said listed={recorded} />
      <h3>{said.decision}</h3>
      <Said listed={decided} />
      <p>
        {records.map((record) => (
          <Link key={record} to="/$casino/records/$record" params={{ casino, record: String(record) }}>
            {fill(said.record, { record })}{' '}
          </Link>
        ))}
      </p>
      <Documents casino={casino} attachedTo="INCIDENT" about={incident.id} />
    </section>
  );
}

type Listed = readonly (readonly [name: string, value: string | null])[];

function Said({ listed }: { readonly listed: Listed }): ReactNode {
  const stated = listed.filter(([, value]) => value !== null && value !== '');
  return (
    <dl>
      {stated.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
