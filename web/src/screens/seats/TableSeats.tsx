import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { TableSeatsDocument, type TableSeatsQuery } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { useKnown } from '../../time-machine/known';
import { choiceWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';

interface TableSeatsProps {
  readonly casino: string;
  readonly table: string;
  readonly day: string;
  readonly session: number;
}

type Seats = Extract<TableSeatsQuery['tableSession'], { __typename: 'TableSessionFound' }>['session'];

/** The interruptions of a session, its list for vacant seats, the draw of its seats and its last hands; nothing without any. */
export function TableSeats(place: TableSeatsProps): ReactNode {
  const { known, knownAt, isPast } = useKnown();
  const asked = useQuery({
    queryKey: ['seats', place, known],
    queryFn: ({ signal }) => ask(TableSeatsDocument, { ...place, knownAt }, signal),
    refetchInterval: isPast ? false : 20_000,
  });
  const found = asked.data?.tableSession;
  if (found?.__typename !== 'TableSessionFound') return null;
  const { interruptions, waitingList, seatDraws } = found.session;
  return (
    <>
      {interruptions.length === 0 ? null : <Interruptions {...{ interruptions }} />}
      {waitingList.length === 0 ? null : <WaitingList {...{ waitingList }} />}
      {seatDraws.length === 0 ? null : <SeatDraws {...{ seatDraws }} />}
      <Announced {...found.session} />
    </>
  );
}

function Interruptions({ interruptions }: Pick<Seats, 'interruptions'>): ReactNode {
  const clock = useClock();
  const { language } = useWords();
  const { seats: said } = useOutsideWords();
  return (
    <Sheet caption={said.interruptions} isTitled>
      <Heads heads={[said.from, said.until, said.reason, said.record]} />
      <tbody>
        {interruptions.map(({ recordNumber, happenedAt, reason, explanation, resumedAt }) => (
          <tr key={recordNumber}>
            <th scope="row">{clock.timeOfDay(happenedAt)}</th>
            <td>{resumedAt === null ? said.notResumed : clock.timeOfDay(resumedAt)}</td>
            <td>
              {[choiceWord(inFact(reason), language), ...(explanation === null ? [] : [explanation])].join(
                ': ',
              )}
            </td>
            <td>
              <RecordLink record={recordNumber} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function WaitingList({ waitingList }: Pick<Seats, 'waitingList'>): ReactNode {
  const clock = useClock();
  const { seats: said } = useOutsideWords();
  return (
    <Sheet caption={said.waitingList} isTitled>
      <Heads heads={[said.entered, said.player, said.outcome, said.until, said.record]} />
      <tbody>
        {waitingList.map(({ recordNumber, happenedAt, player, changesSeat, outcome, seat, leftAt }) => (
          <tr key={recordNumber}>
            <td>{clock.timeOfDay(happenedAt)}</td>
            <th scope="row">{changesSeat ? fill(said.changesSeat, { player }) : player}</th>
            <td>{fill(said.outcomes[outcome], { seat: `${seat ?? ''}` })}</td>
            <td>{leftAt === null ? null : clock.timeOfDay(leftAt)}</td>
            <td>
              <RecordLink record={recordNumber} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function SeatDraws({ seatDraws }: Pick<Seats, 'seatDraws'>): ReactNode {
  const clock = useClock();
  const { seats: said } = useOutsideWords();
  return (
    <Sheet caption={said.draw} isTitled>
      <Heads heads={[said.at, said.seat, said.player, said.record]} />
      <tbody>
        {seatDraws.flatMap(({ recordNumber, happenedAt, places }) =>
          places.map(({ seat, player }) => (
            <tr key={`${recordNumber} ${seat} ${player}`}>
              <td>{clock.timeOfDay(happenedAt)}</td>
              <th scope="row">{seat}</th>
              <td>{player}</td>
              <td>
                <RecordLink record={recordNumber} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </Sheet>
  );
}

function Announced({ invited, lastHands }: Pick<Seats, 'invited' | 'lastHands'>): ReactNode {
  const clock = useClock();
  const { seats: said } = useOutsideWords();
  return (
    <>
      {invited.length === 0 ? null : <p>{fill(said.invited, { players: invited.join(', ') })}</p>}
      {lastHands === null ? null : (
        <p>
          {fill(said.lastHands, { hands: `${lastHands.hands}`, time: clock.timeOfDay(lastHands.happenedAt) })}
        </p>
      )}
    </>
  );
}

const Heads = ({ heads }: { readonly heads: readonly string[] }): ReactNode => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** A value of an enumeration as facts state it. */
const inFact = (value: string): string => value.toLowerCase().replaceAll('_', '-');
