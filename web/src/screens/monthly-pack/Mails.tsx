import type { ReactNode } from 'react';
import type { MonthlyPackQuery, PackRecipientFragment } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { RecordLink } from '../../parts/RecordLink';
import { Sheet } from '../../parts/Sheet';
import { Unbroken } from '../../parts/Unbroken';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useServiceText, useWords } from '../../words/words';

type Mail = MonthlyPackQuery['packMails']['edges'][number]['node'];

interface MailsProps {
  readonly mails: readonly Mail[];
  readonly recipients: readonly PackRecipientFragment[];
}

/** Every attempt to send a month, the newest first: to whom, what became of it, and what to do where it failed. */
export function Mails({ mails, recipients }: MailsProps): ReactNode {
  const { packs: said } = useOutsideWords();
  if (mails.length === 0) return <p>{said.noMails}</p>;
  return (
    <Sheet caption={said.mails} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.month}</th>
          <th scope="col">{said.to}</th>
          <th scope="col">{said.begun}</th>
          <th scope="col">{said.outcome}</th>
          <th scope="col">{said.sentAs}</th>
          <th scope="col">{said.readAt}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow
            key={`${mail.messageId} ${mail.attempt}`}
            {...{ mail }}
            recipient={recipients.find(({ recipient }) => recipient === mail.recipient)}
          />
        ))}
      </tbody>
    </Sheet>
  );
}

interface MailRowProps {
  readonly mail: Mail;
  readonly recipient: PackRecipientFragment | undefined;
}

function MailRow({ mail, recipient }: MailRowProps): ReactNode {
  const clock = useClock();
  const inWords = useServiceText();
  const { language } = useWords();
  const { packs: said } = useOutsideWords();
  const { month, begunAt, attempt, mayRepeat, sentAs, bytes, completedBy } = mail;
  return (
    <tr>
      <th scope="row">
        <Unbroken text={month} />
      </th>
      <td>{recipient === undefined ? mail.recipient : inWords(recipient.mailbox, recipient.mailboxEs)}</td>
      <td>
        {clock.moment(begunAt)}
        {attempt === 1 ? null : ` · ${fill(said.attempt, { attempt })}`}
        {mayRepeat ? ` · ${said.mayRepeat}` : null}
      </td>
      <td>
        <Outcome {...{ mail }} />
      </td>
      <td>
        {sentAs === null ? '—' : said.forms[sentAs]}
        {bytes === null
          ? null
          : ` · ${fill(said.bytes, { bytes: new Intl.NumberFormat(language).format(bytes) })}`}
      </td>
      <td>
        <RecordLink record={completedBy} />
      </td>
    </tr>
  );
}

function Outcome({
  mail: { outcome, endedAt, failure, failureEs, answer },
}: {
  readonly mail: Mail;
}): ReactNode {
  const inWords = useServiceText();
  const { packs: said } = useOutsideWords();
  return (
    <>
      {outcome === null || endedAt === null ? said.open : said.outcomes[outcome]}
      {failure === null || failureEs === null ? null : <> · {inWords(failure, failureEs)}</>}
      {answer === null || answer === '' ? null : (
        <>
          {' '}
          <q>{answer}</q>
        </>
      )}
    </>
  );
}
