import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '../api/session';
import { useWords } from '../words/words';
import { Button } from './Button';
import { TroubleBox } from './TroubleBox';

interface WithdrawProps<Outcome> {
  /** The name of who proposes. */
  readonly proposedBy: string;
  /** Sends the decision; rejects with the refusal. */
  readonly withdraw: () => Promise<Outcome>;
  readonly withdrawn: (outcome: Outcome) => void;
}

/** Lets who proposed something take it back while it waits for another person; shows nothing to others. */
export function Withdraw<Outcome>({ proposedBy, withdraw, withdrawn }: WithdrawProps<Outcome>): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { mutate, isPending, error } = useMutation({ mutationFn: withdraw, onSuccess: withdrawn });
  if (session?.name !== proposedBy) return null;
  return (
    <>
      <Button disabled={isPending} onClick={() => mutate()}>
        {words.corrections.withdraw}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
    </>
  );
}
