import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { DaySealDocument } from '../../api/generated/operations';
import { SealProof } from '../../proof/SealProof';
import { TroubleBox } from '../../parts/Trouble';
import { useWords } from '../../words/words';

/** The seal of a closed day, and its proof by this browser. */
export function SealCard({ casino, day }: { readonly casino: string; readonly day: string }): ReactNode {
  const { words } = useWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['day-seal', casino, day],
    queryFn: ({ signal }) => ask(DaySealDocument, { casino }, signal),
  });
  if (error) return <TroubleBox error={error} again={() => void refetch()} />;
  if (!data) return null;
  const seals = data.seals.edges
    .map(({ node }) => node)
    .sort((one, other) => one.recordNumber - other.recordNumber);
  // A day that was reopened and closed again has two: the last one counts.
  const at = seals.findLastIndex(({ gamingDay }) => gamingDay === day);
  const seal = seals[at];
  return seal ? <SealProof {...{ casino, seal }} before={seals[at - 1]} /> : <p>{words.seal.none}</p>;
}
