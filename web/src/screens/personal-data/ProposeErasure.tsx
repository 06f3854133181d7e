import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProposeErasureDocument } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { Button } from '../../parts/Button';
import { useKeptText } from '../../parts/kept-text';
import { useOutsideWords } from '../../words/outside-words';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import styles from './PersonalDataScreen.module.css';

interface ProposeProps {
  readonly casino: string;
  readonly chosen: readonly string[];
  readonly decided: (receipt: string) => void;
}

/** The form in which one person proposes an erasure. After a refusal the reason stays in the field. */
export function ProposeErasure({ casino, chosen, decided }: ProposeProps): ReactNode {
  const { personal: said } = useOutsideWords();
  const [reason, setReason] = useKeptText(casino, 'erasure');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (subjects: readonly string[]) =>
      (await decide(ProposeErasureDocument, { casino, subjects: [...subjects], reason: reason.trim() }))
        .proposeErasure,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'ErasureDecided') return;
      setReason('');
      decided(outcome.receipt);
    },
  });
  return (
    <section className={styles['propose']} aria-label={said.propose}>
      <h2>{said.propose}</h2>
      <p>{chosen.length === 0 ? said.chooseFirst : chosen.join(', ')}</p>
      <label htmlFor="erasure-reason">{said.reason}</label>
      <textarea
        id="erasure-reason"
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <small>{said.reasonHint}</small>
      <Button
        disabled={isPending || chosen.length === 0 || reason.trim() === ''}
        onClick={() => mutate(chosen)}
      >
        {said.propose}
      </Button>
      <DecisionOutcome outcome={data} error={error} done={said.proposed} />
    </section>
  );
}
