import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { USUAL_TIME_ZONE } from '../../../../src/kernel/clock-reading';
import { useDayInView } from '../../app/day-in-view';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { Allowed } from '../../parts/Allowed';
import { Amount } from '../../parts/Amount';
import { Button } from '../../parts/Button';
import { RecordLink } from '../../parts/RecordLink';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { gameName } from '../../words/game-name';
import { useWords } from '../../words/words';
import { betWord } from '../capture/BetName';
import { decimalsOf } from '../corrections/fact-to-correct';
import { LaterAuthorisation } from './LaterAuthorisation';
import { ProposedAuthorisation } from './ProposedAuthorisation';
import { TableCards } from './TableCards';
import { readAuthorisations, type RecordedAuthorisation } from './recorded-authorisations';
import { fill } from '../../words/fill';

/** The authorisations of a casino, and the decision of two persons to record a later one. */
export function AuthorisationScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <Allowed permission="events:read" act={words.authorisation.title} casino={casino}>
      <Authorisations casino={casino} />
    </Allowed>
  );
}

interface Done {
  readonly receipt: string;
  readonly what: 'proposed' | 'recorded' | 'withdrawn';
}

function Authorisations({ casino }: { readonly casino: string }): ReactNode {
  const { authorisation: said } = useWords().words;
  const { known, knownAt, isPast } = useKnown();
  const [done, setDone] = useState<Done>();
  const asked = useQuery({
    queryKey: ['authorisations', casino, done?.receipt, known],
    queryFn: ({ signal }) =>
      readAuthorisations({ casino, knownAt, waitFor: isPast ? undefined : done?.receipt }, signal),
    placeholderData: (before) => before,
  });
  return (
    <Screen title={said.title} asked={asked} answer={asked.data?.answer}>
      {() => {
        const { all, proposed, days } = asked.data!;
        const last = all.at(-1);
        if (last === undefined) return <p role="status">{said.none}</p>;
        return (
          <>
            {done === undefined || isPast ? null : <p role="status">{said[done.what]}</p>}
            {proposed.length === 0 ? null : <h2>{said.proposals}</h2>}
            {proposed.map((proposal) => (
              <ProposedAuthorisation
                key={proposal.eventId}
                {...{ casino, all, days, proposal }}
                decided={setDone}
              />
            ))}
            <Recorded {...{ casino, all }} />
            <Tables {...last} />
            {isPast ? null : (
              <TableCards {...{ casino }} day={last.data.validFrom} tables={last.data.tables} />
            )}
            <Allowed permission="casinos:authorise" act={said.propose} casino={casino}>
              <LaterAuthorisation
                key={last.record}
                {...{ casino, all, days }}
                proposed={(receipt) => setDone({ receipt, what: 'proposed' })}
              />
            </Allowed>
          </>
        );
      }}
    </Screen>
  );
}

/** The number of authorisations that are shown at first. */
const SHOWN = 12;

interface RecordedProps {
  readonly casino: string;
  readonly all: readonly RecordedAuthorisation[];
}

/** The newest first, so that the one in force is always in view. */
function Recorded({ casino, all }: RecordedProps): ReactNode {
  const { authorisation: said } = useWords().words;
  const [isWhole, setWhole] = useState(false);
  const day = useDayInView(casino);
  const inForce = day && all.findLast(({ data: { validFrom } }) => validFrom <= day)?.record;
  const newest = all.toReversed();
  const more = newest.length - SHOWN;
  return (
    <>
      <Sheet caption={said.recordedBefore} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.validFrom}</th>
            <th scope="col">{said.document}</th>
            <th scope="col">{said.timeZone}</th>
            <th scope="col">{said.by}</th>
            <th scope="col" data-kind="number">
              {said.record}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? newest : newest.slice(0, SHOWN)).map(({ record, data }) => (
            <tr key={record}>
              <th scope="row">
                {formatDay(data.validFrom)}
                {record === inForce ? <> · {said.inForce}</> : null}
              </th>
              <td>{data.document ?? '—'}</td>
              <td>{data.timeZone ?? USUAL_TIME_ZONE}</td>
              <td>
                {[data.by, data.approvedBy].flatMap((who) => who?.name ?? who?.id ?? []).join(', ') || '—'}
              </td>
              <td data-kind="number">
                <RecordLink record={record} />
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {isWhole || more <= 0 ? null : (
        <Button onClick={() => setWhole(true)}>{fill(said.earlier, { count: more })}</Button>
      )}
    </>
  );
}

function Tables({ data }: RecordedAuthorisation): ReactNode {
  const { words, language } = useWords();
  const { authorisation: said } = words;
  const amount = (value: bigint): ReactNode => <Amount amount={decimalText(value, decimalsOf(data))} />;
  return (
    <Sheet caption={fill(said.tablesFrom, { day: formatDay(data.validFrom) })} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.table}</th>
          <th scope="col">{said.game}</th>
          <th scope="col" data-kind="money">
            {said.minimum}
          </th>
          <th scope="col">{said.maxima}</th>
          <th scope="col" data-kind="number">
            {said.seats}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.tables.map(({ table, game, minimum, maxima = {}, seats }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            <td>{gameName(game, language)}</td>
            <td data-kind="money">
              {amount(minimum.from)}
              {minimum.to === undefined ? null : <> – {amount(minimum.to)}</>}
            </td>
            <td>
              {Object.entries(maxima).map(([bet, most]) => (
                <div key={bet}>
                  {bet === '*' ? said.anyBet : betWord(game, bet, language)} {amount(most)}
                </div>
              ))}
            </td>
            <td data-kind="number">{seats === undefined ? '—' : seats.toString()}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
