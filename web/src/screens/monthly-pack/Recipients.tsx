import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import {
  ApprovePackRecipientDocument,
  EndPackRecipientDocument,
  type PackRecipientFragment,
} from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { useClock } from '../../days/clock';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { SecondPerson } from '../../parts/SecondPerson';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useServiceText, useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { receiptIn } from './receipt';
import { SendAgain } from './SendAgain';

interface RecipientsProps {
  readonly casino: string;
  readonly recipients: readonly PackRecipientFragment[];
  readonly decided: (receipt: string) => void;
}

/** The recipients in the order in which they were proposed, those that ended in a list of their own. */
export function Recipients({ casino, recipients, decided }: RecipientsProps): ReactNode {
  const { packs: said } = useOutsideWords();
  const inForce = recipients.filter(({ state }) => state !== 'ENDED');
  const ended = recipients.filter(({ state }) => state === 'ENDED');
  return (
    <section className={styles['section']} aria-label={said.recipients}>
      <h2>{said.recipients}</h2>
      {inForce.length === 0 ? <p>{said.none}</p> : null}
      <ul className={styles['list']}>
        {inForce.map((recipient) => (
          <Recipient key={recipient.recipient} {...{ casino, recipient, decided }} />
        ))}
      </ul>
      {ended.length === 0 ? null : (
        <details className={styles['item']}>
          <summary>{said.endedOnes}</summary>
          <ul>
            {ended.map((recipient) => (
              <EndedRecipient key={recipient.recipient} {...{ recipient }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function EndedRecipient({ recipient }: { readonly recipient: PackRecipientFragment }): ReactNode {
  const inWords = useServiceText();
  const clock = useClock();
  const { packs: said } = useOutsideWords();
  const { mailbox, mailboxEs, proposedBy, proposedAt } = recipient;
  return (
    <li>
      {inWords(mailbox, mailboxEs)} ·{' '}
      {fill(said.proposedBy, { name: proposedBy, at: clock.moment(proposedAt) })}
    </li>
  );
}

interface RecipientProps extends Omit<RecipientsProps, 'recipients'> {
  readonly recipient: PackRecipientFragment;
}

function Recipient({ casino, recipient: known, decided }: RecipientProps): ReactNode {
  const clock = useClock();
  const { language } = useWords();
  const inWords = useServiceText();
  const { packs: said } = useOutsideWords();
  const { data: session } = useQuery(sessionQuery);
  const { mailbox, mailboxEs, form, state, proposedBy, proposedAt, approvedBy, due } = known;
  const address = inWords(mailbox, mailboxEs);
  const mayDecide = session !== undefined && mayAt(session, 'packs:decide', casino);
  return (
    <li>
      <p>
        <strong>{address}</strong> · {said.forms[form]} · {said.languages[known.language]}
      </p>
      <p>
        {said.states[state]}{' '}
        {due.length === 0 ? null : fill(said.due, { months: new Intl.ListFormat(language).format(due) })}
      </p>
      {state === 'FAILING' || state === 'GIVEN_UP' ? <Failures {...{ recipient: known }} /> : null}
      <p>
        <small>
          {fill(said.proposedBy, { name: proposedBy, at: clock.moment(proposedAt) })}{' '}
          {approvedBy === null ? null : fill(said.approvedBy, { name: approvedBy })}
        </small>
      </p>
      {mayDecide ? <Acts {...{ casino, recipient: known, address, decided }} /> : null}
    </li>
  );
}

function Failures({ recipient }: { readonly recipient: PackRecipientFragment }): ReactNode {
  const clock = useClock();
  const { packs: said } = useOutsideWords();
  const { failures, nextAttemptAt, lastAnswer } = recipient;
  return (
    <p>
      {fill(said.failures, { count: failures })} {lastAnswer === null ? null : <q>{lastAnswer}</q>}{' '}
      {nextAttemptAt === null ? null : fill(said.nextAttempt, { at: clock.moment(nextAttemptAt) })}
    </p>
  );
}

interface ActsProps extends RecipientProps {
  readonly address: string;
}

function Acts({ casino, recipient: known, address, decided }: ActsProps): ReactNode {
  const { packs: said } = useOutsideWords();
  const { recipient, state, proposedBy } = known;
  const { act, isPending, trouble } = useStep(
    async (what: 'approve' | 'end') =>
      receiptIn(
        await decideOrThrow(what === 'approve' ? ApprovePackRecipientDocument : EndPackRecipientDocument, {
          ...{ casino, recipient },
        }),
      ),
    decided,
  );
  const isProposed = state === 'PROPOSED';
  return (
    <>
      <div className={styles['acts']}>
        {isProposed ? (
          <SecondPerson {...{ casino, proposedBy }} permission="PACKS_DECIDE">
            <Button
              disabled={isPending}
              aria-label={`${said.approve}: ${address}`}
              onClick={() => act('approve')}
            >
              {said.approve}
            </Button>
          </SecondPerson>
        ) : null}
        <SureButton
          label={isProposed ? said.withdraw : said.end}
          name={`${isProposed ? said.withdraw : said.end}: ${address}`}
          sure={fill(isProposed ? said.withdrawNow : said.endNow, { mailbox: address })}
          isDisabled={isPending}
          act={() => act('end')}
        />
      </div>
      {trouble}
      {isProposed ? null : <SendAgain {...{ casino, recipient, address, decided }} />}
    </>
  );
}
