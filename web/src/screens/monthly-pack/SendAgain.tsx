import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { SendPackAgainDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { useOutsideWords } from '../../words/outside-words';
import { Field } from '../first-run/Field';
import { useStep } from '../first-run/step-outcome';
import { isMonth, receiptIn } from './receipt';

interface SendAgainProps {
  readonly casino: string;
  readonly recipient: string;
  readonly address: string;
  readonly decided: (receipt: string) => void;
}

/** Asks that a recipient is sent a complete month, once more or for the first time. */
export function SendAgain({ casino, recipient, address, decided }: SendAgainProps): ReactNode {
  const { packs: said } = useOutsideWords();
  const [typed, setTyped] = useState('');
  const { act, isPending, trouble } = useStep(
    async (month: string) =>
      receiptIn(await decideOrThrow(SendPackAgainDocument, { casino, recipient, month })),
    (receipt) => {
      setTyped('');
      decided(receipt);
    },
  );
  return (
    <details>
      <summary>{said.sendAgain}</summary>
      <p>{said.sendAgainLead}</p>
      <Field
        name={`month-${recipient}`}
        label={said.month}
        hint={said.monthHint}
        value={typed}
        write={setTyped}
      />
      <Button
        disabled={isPending || !isMonth(typed.trim())}
        aria-label={`${said.sendAgain}: ${address}`}
        onClick={() => act(typed.trim())}
      >
        {said.sendAgain}
      </Button>
      {trouble}
    </details>
  );
}
