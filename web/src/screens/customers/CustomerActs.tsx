import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  IdentifyCustomerDocument,
  type IdentityDocument,
  WithdrawIdentificationDocument,
} from '../../api/generated/operations';
import { decide } from '../../api/session';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import type { Customer } from './customer';
import styles from './Customers.module.css';

interface ActsProps {
  readonly casino: string;
  readonly day: string;
  readonly customer: Customer;
  readonly decided: (receipt: string) => void;
}

/** The decision that a customer was identified, or that this is taken back. */
export function CustomerActs(props: ActsProps): ReactNode {
  const { words } = useWords();
  const isIdentified = props.customer.identification !== null;
  const act = isIdentified ? words.customers.withdraw : words.customers.identify;
  return (
    <Allowed permission="customers:identify" act={act} casino={props.casino}>
      {isIdentified ? <Withdraw {...props} /> : <Identify {...props} />}
    </Allowed>
  );
}

const DOCUMENTS: readonly IdentityDocument[] = ['DNI', 'NIE', 'PASSPORT', 'FOREIGN_IDENTITY_CARD', 'OTHER'];

/** The number of the document is personal data, so the browser keeps nothing of what is typed. */
function Identify({ casino, day, customer: { player }, decided }: ActsProps): ReactNode {
  const { words } = useWords();
  const { customers: said } = words;
  const [document, setDocument] = useState<IdentityDocument>('DNI');
  const [documentNumber, setDocumentNumber] = useState('');
  const [note, setNote] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (
        await decide(IdentifyCustomerDocument, {
          ...{ casino, day, player: player!, document, documentNumber: documentNumber.trim() },
          note: note.trim() || null,
        })
      ).identifyCustomer,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'CustomerDecided') return;
      setDocumentNumber('');
      setNote('');
      decided(outcome.receipt);
    },
  });
  const title = fill(said.actOn, { act: said.identify, player: player! });
  return (
    <section className={styles['propose']} aria-label={title}>
      <h2>{title}</h2>
      <label htmlFor="customer-document">{said.document}</label>
      <select
        id="customer-document"
        value={document}
        onChange={({ target }) => setDocument(target.value as IdentityDocument)}
      >
        {DOCUMENTS.map((each) => (
          <option key={each} value={each}>
            {said.documents[each]}
          </option>
        ))}
      </select>
      <label htmlFor="customer-number">{said.documentNumber}</label>
      <input
        id="customer-number"
        maxLength={100}
        autoComplete="off"
        value={documentNumber}
        onChange={({ target }) => setDocumentNumber(target.value)}
      />
      <small>{said.encrypted}</small>
      <label htmlFor="customer-note">{said.note}</label>
      <input
        id="customer-note"
        maxLength={1000}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <small>{said.noName}</small>
      <Button kind="main" disabled={isPending || documentNumber.trim() === ''} onClick={() => mutate()}>
        {said.identify}
      </Button>
      <DecisionOutcome outcome={data} error={error} />
    </section>
  );
}

function Withdraw({ casino, day, customer: { player }, decided }: ActsProps): ReactNode {
  const { words } = useWords();
  const { customers: said } = words;
  const [reason, setReason] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (await decide(WithdrawIdentificationDocument, { casino, day, player: player!, reason: reason.trim() }))
        .withdrawIdentification,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'CustomerDecided') return;
      setReason('');
      decided(outcome.receipt);
    },
  });
  const title = fill(said.actOn, { act: said.withdraw, player: player! });
  return (
    <section className={styles['propose']} aria-label={title}>
      <h2>{title}</h2>
      <label htmlFor="customer-reason">{said.reason}</label>
      <input
        id="customer-reason"
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <small>{said.noName}</small>
      <Button disabled={isPending || reason.trim() === ''} onClick={() => mutate()}>
        {said.withdraw}
      </Button>
      <DecisionOutcome outcome={data} error={error} />
    </section>
  );
}
