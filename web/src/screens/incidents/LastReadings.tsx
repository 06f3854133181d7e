import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { LastReadingsDocument, type LastReadingsQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Amount } from '../../parts/Amount';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';

interface OfDay {
  readonly casino: string;
  readonly day: string;
}

/** What was seen last at each table of a day, and how long ago; estimates, and no counts. */
export function LastReadings({ casino, day }: OfDay): ReactNode {
  const { incidents: said } = useOutsideWords();
  const asked = useQuery({
    queryKey: ['last-readings', casino, day],
    queryFn: ({ signal }) => ask(LastReadingsDocument, { casino, day }, signal),
  });
  const readings = asked.data?.tableReadings.edges.map(({ node }) => node) ?? [];
  return (
    <section aria-label={said.readings}>
      <h2>{said.readings}</h2>
      <p>{said.readingsIntro}</p>
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && readings.length === 0 ? <p role="status">{said.noReadings}</p> : null}
      {readings.length === 0 ? null : <Readings {...{ casino, day, readings }} now={asked.dataUpdatedAt} />}
    </section>
  );
}

interface ReadingsProps extends OfDay {
  readonly readings: readonly LastReadingsQuery['tableReadings']['edges'][number]['node'][];
  readonly now: number;
}

const MONEYS = ['floatEstimate', 'boxEstimate', 'minimum'] as const;

const MINUTE_MS = 60_000;

function Readings({ casino, day, readings, now }: ReadingsProps): ReactNode {
  const clock = useClock();
  const { incidents: said } = useOutsideWords();
  const ageOf = (at: string): string => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours < 48 ? fill(said.age, { hours, minutes: String(rest).padStart(2, '0') }) : '';
  };
  return (
    <Sheet caption={said.readings}>
      <thead>
        <tr>
          <th scope="col">{said.table}</th>
          <th scope="col">{said.at}</th>
          <th scope="col">{said.ago}</th>
          <th scope="col" data-kind="number">
            {said.heads}
          </th>
          {MONEYS.map((name) => (
            <th key={name} scope="col" data-kind="money">
              {said[name]}
            </th>
          ))}
          <th scope="col">{said.by}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ table, sessionNo, at, heads, places, by, ...reading }) => (
          <tr key={`${table} ${sessionNo}`}>
            <th scope="row">
              <Link
                to="/$casino/table/$table/$day/$session"
                params={{ casino, table, day, session: String(sessionNo) }}
              >
                {sessionNo === 1 ? table : `${table} · ${sessionNo}`}
              </Link>
            </th>
            <td>{clock.timeOfDay(at)}</td>
            <td>{ageOf(at)}</td>
            <td data-kind="number">
              {heads === null ? '—' : places === null ? heads : `${heads}/${places}`}
            </td>
            {MONEYS.map((name) => {
              const amount = reading[name];
              return (
                <td key={name} data-kind="money">
                  {amount === null ? '—' : <Amount amount={amount.amount} currency={amount.currency} />}
                </td>
              );
            })}
            <td>{by}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
