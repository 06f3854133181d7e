import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useClock } from '../../days/clock';
import { ask } from '../../api/ask';
import { RoundsDocument, type RoundsQuery } from '../../api/generated/operations';
import { decimalText } from '../../money/exact-json';
import { Amount } from '../../parts/Amount';
import { More } from '../../parts/Button';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useKnown } from '../../time-machine/known';
import { useWords } from '../../words/words';
import styles from './Table.module.css';

export interface SessionPlace {
  readonly casino: string;
  readonly table: string;
  readonly day: string;
  readonly session: number;
}

type Round = RoundsQuery['rounds']['edges'][number]['node'];

/** Lists the amounts that the table reported, the amounts by the rules, and their difference. */
export function Rounds(place: SessionPlace): ReactNode {
  const { words } = useWords();
  const [only, setOnly] = useState(false);
  const { known, knownAt } = useKnown();
  const asked = useInfiniteQuery({
    queryKey: ['rounds', place, known],
    queryFn: ({ signal, pageParam }) => ask(RoundsDocument, { ...place, after: pageParam, knownAt }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ rounds: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
  });
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  const all = asked.data?.pages.flatMap(({ rounds }) => rounds.edges.map(({ node }) => node)) ?? [];
  const shown = only ? all.filter((round) => differenceOf(round) !== 0n) : all;
  if (!asked.data) return <p>{words.state.loading}</p>;
  if (all.length === 0) return <p className={styles['soft']}>{words.table.noRounds}</p>;
  return (
    <section>
      <label className={styles['only']}>
        <input type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />{' '}
        {words.table.onlyDifferences}
      </label>
      <Sheet caption={words.table.rounds} isTitled>
        <thead>
          <tr>
            <th scope="col">{words.table.round}</th>
            <th scope="col">{words.table.when}</th>
            <th scope="col">{words.table.outcome}</th>
            {(['staked', 'declared', 'derived', 'difference'] as const).map((name) => (
              <th key={name} scope="col" className={styles['end']}>
                {words.table[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((round) => (
            <RoundRow key={round.roundNo} round={round} />
          ))}
        </tbody>
      </Sheet>
      {shown.length === 0 ? <p role="status">{words.table.noDifferences}</p> : null}
      <More asked={asked}>{words.table.moreRounds}</More>
    </section>
  );
}

const differenceOf = ({ result, derivedResult }: Round): bigint =>
  derivedResult ? BigInt(result.minorUnits) - BigInt(derivedResult.minorUnits) : 0n;

function RoundRow({ round }: { readonly round: Round }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { roundNo, happenedAt, outcome, voidedBy, staked, result, derivedResult } = round;
  const difference = differenceOf(round);
  const decimals = result.amount.split('.')[1]?.length ?? 0;
  return (
    <tr className={voidedBy === null ? undefined : styles['voided']}>
      <th scope="row">
        {roundNo}
        {voidedBy === null ? '' : ` · ${words.table.voided}`}
      </th>
      <td>{clock.timeOfDay(happenedAt)}</td>
      <td>{wordsOf(outcome)}</td>
      <td className={styles['end']}>
        <Amount amount={staked.amount} />
      </td>
      <td className={styles['end']}>
        <Amount amount={result.amount} />
      </td>
      <td className={styles['end']}>{derivedResult ? <Amount amount={derivedResult.amount} /> : '—'}</td>
      <td className={styles['end']}>
        {difference === 0n ? '' : <Amount amount={decimalText(difference, decimals)} />}
      </td>
    </tr>
  );
}

/** The values of an outcome in the order of the JSON text. */
function wordsOf(outcome: string): string {
  const parts = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(parts).join(' ')
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(parts).join(' · ')
        : String(value);
  try {
    return parts(JSON.parse(outcome));
  } catch {
    return outcome;
  }
}
