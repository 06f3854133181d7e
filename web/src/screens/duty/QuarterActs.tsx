import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PresentDutyReturnDocument } from '../../api/generated/operations';
import { decide } from '../../api/session';
import { formatDay } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { Amount } from '../../parts/Amount';
import { Button } from '../../parts/Button';
import { DayField } from '../../parts/DayField';
import { DecisionOutcome } from '../../parts/DecisionOutcome';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { useKeptText } from '../../parts/kept-text';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import styles from './Duty.module.css';
import type { Quarter } from './quarter';

interface ActsProps {
  readonly casino: string;
  readonly year: number;
  readonly quarter: Quarter;
  readonly decided: (receipt: string) => void;
}

/** What was presented and paid of a quarter, and the decisions that are still to be taken. */
export function QuarterActs({ casino, year, quarter, decided }: ActsProps): ReactNode {
  const { words } = useWords();
  const { state, toCertify, over } = quarter;
  return (
    <>
      <Done quarter={quarter} />
      {state === 'NO_TARIFF' || state === 'NOT_BEGUN' ? null : toCertify.length > 0 || !over ? (
        <p role="status">
          {toCertify.length === 0
            ? words.duty.notOver
            : fill(words.duty.toCertify, { days: toCertify.map(formatDay).join(', ') })}
        </p>
      ) : (
        <Allowed permission="days:close" act={words.duty.present} casino={casino}>
          <Present {...{ casino, year, quarter, decided }} />
        </Allowed>
      )}
      <p>
        <Link to="/$casino/capture" params={{ casino }} search={{ kind: 'accountant:duty.paid' }}>
          {words.duty.pay}
        </Link>
      </p>
    </>
  );
}

function Done({ quarter: { presentations, payments } }: { readonly quarter: Quarter }): ReactNode {
  const { words } = useWords();
  if (presentations.length === 0 && payments.length === 0) return null;
  return (
    <Sheet caption={words.duty.done} isTitled>
      <thead>
        <tr>
          {[words.accounts.what, words.accounts.day, words.duty.reference, words.accounts.document].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
          <th scope="col">{words.accounts.record}</th>
          <th scope="col" data-kind="money">
            {words.duty.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {presentations.map(({ presentedOn, reference, document, by, recordNumber, toPay }) => (
          <tr key={recordNumber}>
            <th scope="row">{fill(words.duty.presentedBy, { by })}</th>
            <td>{formatDay(presentedOn)}</td>
            <td>{reference}</td>
            <td>{document}</td>
            <td data-kind="number">
              <RecordLink record={recordNumber} />
            </td>
            <td data-kind="money">
              <Amount {...toPay} />
            </td>
          </tr>
        ))}
        {payments.map(({ amount, document, gamingDay, recordNumber }) => (
          <tr key={recordNumber}>
            <th scope="row">{words.duty.payment}</th>
            <td>{formatDay(gamingDay)}</td>
            <td />
            <td>{document}</td>
            <td data-kind="number">
              <RecordLink record={recordNumber} />
            </td>
            <td data-kind="money">
              <Amount {...amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** The decision that a return was presented. After a refusal the fields keep what was typed. */
function Present({ casino, year, quarter: { quarter, presentations }, decided }: ActsProps): ReactNode {
  const { words } = useWords();
  const [presentedOn, setPresentedOn] = useState('');
  const [reference, setReference] = useKeptText(casino, `duty ${year} ${quarter} reference`);
  const [document, setDocument] = useKeptText(casino, `duty ${year} ${quarter} document`);
  const last = presentations.at(-1);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () =>
      (
        await decide(PresentDutyReturnDocument, {
          ...{ casino, year, quarter, presentedOn, reference: reference.trim() },
          document: document.trim() || null,
          complements: last?.reference ?? null,
        })
      ).presentDutyReturn,
    onSuccess: (outcome) => {
      if (outcome.__typename !== 'DutyReturnPresented') return;
      setReference('');
      setDocument('');
      decided(outcome.receipt);
    },
  });
  return (
    <section className={styles['propose']} aria-label={words.duty.present}>
      <h2>{words.duty.present}</h2>
      {last === undefined ? null : <p>{fill(words.duty.complements, { reference: last.reference })}</p>}
      <label htmlFor="duty-day">{words.duty.presentedOn}</label>
      <DayField id="duty-day" value={presentedOn} write={setPresentedOn} />
      <label htmlFor="duty-reference">{words.duty.reference}</label>
      <input
        id="duty-reference"
        maxLength={80}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <label htmlFor="duty-document">{words.duty.paper}</label>
      <input
        id="duty-document"
        maxLength={120}
        value={document}
        onChange={({ target }) => setDocument(target.value)}
      />
      <Button
        kind="main"
        disabled={isPending || presentedOn === '' || reference.trim() === ''}
        onClick={() => mutate()}
      >
        {words.duty.present}
      </Button>
      <DecisionOutcome outcome={data} error={error} />
    </section>
  );
}
