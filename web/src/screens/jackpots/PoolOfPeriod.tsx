import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { PoolPeriodDocument } from '../../api/generated/operations';
import { Chart } from '../../charts/Chart';
import { percentValue } from '../../charts/picture';
import { useClock } from '../../days/clock';
import { signOf } from '../../money/money';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import type { Period } from '../../parts/period';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKnownToScreen } from '../../time-machine/known';
import { choiceWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { isPlain, meterPicture, momentOf, type PoolMove, type PoolPeriod, whatOf } from './meter-picture';

interface PoolProps {
  readonly casino: string;
  readonly pool: string;
  readonly period: Period;
}

/** The path of a meter in a period as picture and table, readings beside the books, and what each month returned. */
export function PoolOfPeriod({ casino, pool, period }: PoolProps): ReactNode {
  const spoken = useWords();
  const clock = useClock();
  const { words } = spoken;
  const { known, knownAt } = useKnownToScreen();
  const [isWhole, setWhole] = useState(false);
  const asked = useQuery({
    queryKey: ['pool-period', casino, pool, period, known],
    queryFn: ({ signal }) => ask(PoolPeriodDocument, { casino, pool, ...period, knownAt }, signal),
    placeholderData: keepPreviousData,
  });
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  const found = asked.data?.jackpot;
  if (found === undefined) return <p role="status">{words.state.loading}</p>;
  const of = found.__typename === 'JackpotFound' ? found.jackpot.period : null;
  if (of === null || (of.moves.length === 0 && of.months.length === 0))
    return <p role="status">{words.jackpots.young}</p>;
  return (
    <>
      <Chart picture={meterPicture(pool, of, { ...spoken, clock })} />
      <label>
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />{' '}
        {words.jackpots.whole}
      </label>
      <Moves pool={pool} of={of} moves={isWhole ? of.moves : of.moves.filter((move) => !isPlain(move))} />
      <Returns of={of} />
    </>
  );
}

interface OfPeriod {
  readonly of: PoolPeriod;
}

interface MovesProps extends OfPeriod {
  readonly pool: string;
  readonly moves: readonly PoolMove[];
}

function Moves({ pool, of: { opening }, moves }: MovesProps): ReactNode {
  const { words } = useWords();
  const { jackpots: said } = words;
  const amounts = [said.to, said.from, said.meter, said.read, said.difference, said.houseShare];
  return (
    <Sheet caption={`${fill(said.moves, { pool })} · ${opening.currency}`} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.accounts.day}</th>
          <th scope="col">{words.accounts.record}</th>
          <th scope="col">{words.accounts.what}</th>
          <th scope="col">{said.winner}</th>
          {amounts.map((head) => (
            <th key={head} scope="col" data-kind="money">
              {head}
            </th>
          ))}
          <th scope="col">{said.approved}</th>
          <th scope="col">{words.accounts.document}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td />
          <td />
          <th scope="row">{said.before}</th>
          <td colSpan={3} />
          <td data-kind="money">
            <Amount amount={opening.amount} />
          </td>
          <td colSpan={5} />
        </tr>
        {moves.map((move) => (
          <MoveRow key={`${move.recordNumber} ${move.eventType} ${move.table}`} move={move} />
        ))}
      </tbody>
    </Sheet>
  );
}

function MoveRow({ move }: { readonly move: PoolMove }): ReactNode {
  const spoken = useWords();
  const clock = useClock();
  const { toMeter, fromMeter, meter, read, difference, houseShare, prizes } = move;
  return (
    <tr>
      <td>{momentOf(move, clock)}</td>
      <td data-kind="number">
        <RecordLink record={move.recordNumber} />
      </td>
      <th scope="row">{whatOf(move, spoken)}</th>
      <td>
        {prizes
          .map(({ player, combination }) =>
            [player, combination && choiceWord(combination, spoken.language)].filter(Boolean).join(' · '),
          )
          .join('; ')}
      </td>
      {[toMeter, fromMeter].map(({ amount }, at) => (
        <td key={at} data-kind="money">
          {signOf(amount) === 0 ? null : <Amount amount={amount} />}
        </td>
      ))}
      <td data-kind="money">
        <Amount amount={meter.amount} />
      </td>
      <td data-kind="money">{read === null ? null : <Amount amount={read.amount} />}</td>
      <td data-kind="money">
        {difference === null ? null : (
          <>
            <Mark kind={signOf(difference.amount) === 0 ? 'holds' : 'broken'} bare />{' '}
            <Amount amount={difference.amount} />
          </>
        )}
      </td>
      <td data-kind="money">
        {signOf(houseShare.amount) === 0 ? null : <Amount amount={houseShare.amount} />}
      </td>
      <td>{move.approvedBy.join(', ')}</td>
      <td>{move.document}</td>
    </tr>
  );
}

function Returns({ of: { months } }: OfPeriod): ReactNode {
  const { words, language } = useWords();
  const { jackpots: said } = words;
  if (months.length === 0) return null;
  const percent = (quotient: string | null): string =>
    quotient === null ? '—' : percentValue(quotient, language).text;
  return (
    <Sheet caption={said.returns} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.month}</th>
          {[said.staked, said.prizes, said.growth, said.returned, said.least, said.missing].map((head) => (
            <th key={head} scope="col" data-kind="money">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, staked, prizes, growth, returned, least, missing }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {[staked, prizes, growth].map(({ amount }, at) => (
              <td key={at} data-kind="money">
                <Amount amount={amount} />
              </td>
            ))}
            <td data-kind="number">{percent(returned)}</td>
            <td data-kind="number">{percent(least)}</td>
            <td data-kind="money">
              {missing === null ? (
                '—'
              ) : (
                <>
                  <Mark kind={signOf(missing.amount) === 0 ? 'holds' : 'broken'} bare />{' '}
                  <Amount amount={missing.amount} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
