import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readSeals } from '../../proof/read-seals';
import { SealProof } from '../../proof/SealProof';
import { useKnown } from '../../time-machine/known';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';

/** The seal of a closed day, which this browser can verify. */
export function SealCard({ casino, day }: { readonly casino: string; readonly day: string }): ReactNode {
  const { words } = useWords();
  const { known, knownAt } = useKnown();
  const {
    data: seals,
    error,
    refetch,
  } = useQuery({
    // The day is in the key, so that the seals are read again after its close.
    queryKey: ['seals', casino, day, known],
    queryFn: ({ signal }) => readSeals({ casino, knownAt }, signal),
  });
  if (error) return <TroubleBox error={error} again={() => void refetch()} />;
  if (!seals) return null;
  // A day that was reopened and closed again has several seals: the last one counts.
  const at = seals.findLastIndex(({ gamingDay }) => gamingDay === day);
  const seal = seals[at];
  return seal ? <SealProof {...{ casino, seal }} before={seals[at - 1]} /> : <p>{words.seal.none}</p>;
}
