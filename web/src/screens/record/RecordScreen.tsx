import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ask } from '../../api/ask';
import { EVENT_FORMS } from '../../api/generated/event-forms';
import { RecordDocument, type RecordQuery } from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Mark } from '../../parts/Mark';
import { Screen } from '../../parts/Screen';
import { knownAt } from '../../time-machine/known';
import { Sheet } from '../../parts/Sheet';
import { canProve } from '../../proof/prove-day';
import { sha256Hex } from '../../proof/seal';
import { useServiceText, useWords } from '../../words/words';
import { FactCard } from './FactCard';
import styles from './RecordScreen.module.css';
import { fill } from '../../words/fill';

type Found = Extract<RecordQuery['event'], { __typename: 'EventFound' }>;

/** A recorded event with its entries, findings, corrections and slips. */
export function RecordScreen(): ReactNode {
  const { casino, record } = useParams({ from: '/$casino/records/$record' });
  const { known } = useSearch({ from: '/$casino' });
  const { words } = useWords();
  const number = Number(record);
  const moment = knownAt(known);
  const asked = useQuery({
    queryKey: ['record', casino, record, known ?? 'now'],
    queryFn: ({ signal }) =>
      ask(RecordDocument, { casino, record: number, ...(moment ? { knownAt: moment } : {}) }, signal),
  });
  return (
    <Screen title={fill(words.record.title, { record })} asked={asked} answer={asked.data?.event}>
      {(found) => (
        <div className={styles['sections']}>
          <FactCard {...found} casino={casino} />
          <Entries lines={found.lines} />
          <Findings casino={casino} findings={found.findings} />
          <Corrections corrections={found.corrections} />
          <Correct casino={casino} record={record} known={known} event={found.event} />
          <Technical {...found.event} />
          <Bytes {...found.event} />
        </div>
      )}
    </Screen>
  );
}

/** What identifies the event and proves its place in the log. */
function Technical({ source, eventId, chainHash }: Found['event']): ReactNode {
  const { words } = useWords();
  return (
    <section>
      <h2>{words.record.technical}</h2>
      <dl className={styles['facts']}>
        <dt>{words.record.source}</dt>
        <dd>
          <code>{source}</code>
        </dd>
        <dt>{words.record.id}</dt>
        <dd>
          <code>{eventId}</code>
        </dd>
        <dt>{words.record.chain}</dt>
        <dd>
          <code>{chainHash}</code>
        </dd>
      </dl>
    </section>
  );
}

function Entries({ lines }: Pick<Found, 'lines'>): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  if (lines.length === 0) return <p>{words.record.noEntry}</p>;
  return (
    <Sheet caption={words.record.entries} isTitled>
      <thead>
        <tr>
          <th scope="col">{words.explain.record}</th>
          <th scope="col">{words.explain.account}</th>
          <th scope="col">{words.record.booked}</th>
          <th scope="col" data-kind="money">
            {words.record.debit}
          </th>
          <th scope="col" data-kind="money">
            {words.record.credit}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ recordNumber, line, entryKind, inChart, subLedger, bookingDay, debit, credit }) => (
          <tr key={`${recordNumber} ${line}`} data-kind={entryKind}>
            <td>
              {recordNumber} <small>{words.record.kinds[entryKind] ?? entryKind}</small>
            </td>
            <th scope="row">
              {[inChart.code, said(inChart.name, inChart.nameEs), subLedger].filter(Boolean).join(' · ')}
            </th>
            <td>{formatDay(bookingDay)}</td>
            <td data-kind="money">{debit.minorUnits === '0' ? null : <Amount {...debit} />}</td>
            <td data-kind="money">{credit.minorUnits === '0' ? null : <Amount {...credit} />}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function Findings({ casino, findings }: Pick<Found, 'findings'> & { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  if (findings.length === 0) return null;
  return (
    <section>
      <h2>{words.findings.title}</h2>
      <ul>
        {findings.map(({ id, title, titleEs, severity, closedBy }) => (
          <li key={id}>
            <Link to="/$casino/findings" params={{ casino }} search={{ show: 'all', finding: id }}>
              {said(title, titleEs)}
            </Link>{' '}
            · {words.findings.severity[severity]}
            {closedBy === null ? null : ` · ${words.findings.closed}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Corrections({ corrections }: Pick<Found, 'corrections'>): ReactNode {
  const { words } = useWords();
  if (corrections.length === 0) return null;
  return (
    <section>
      <h2>{words.record.corrections}</h2>
      <ul>
        {corrections.map(({ recordNumber, status, reason, proposedBy, approvedBy }) => (
          <li key={recordNumber}>
            {words.record.status[status]} · {[proposedBy, approvedBy].filter(Boolean).join(', ')} ·{' '}
            {fill(words.position.upTo, { record: recordNumber })} <q>{reason}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CorrectProps extends Pick<Found, 'event'> {
  readonly casino: string;
  readonly record: string;
  readonly known: number | undefined;
}

/** Link to the correction form, if the fact can be corrected and the person may propose it. */
function Correct({ casino, record, known, event }: CorrectProps): ReactNode {
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const isFact = Object.hasOwn(EVENT_FORMS, event.eventType) && event.standing !== 'CONFLICT';
  const may = session !== undefined && mayAt(session, 'corrections:decide', casino);
  if (!isFact || !may || known !== undefined) return null;
  return (
    <p>
      <Link to="/$casino/records/$record/correct" params={{ casino, record }}>
        {words.corrections.correct}
      </Link>
    </p>
  );
}

/** The bytes of an event, with their hash calculated by this browser if it can. */
function Bytes({ bytes, contentHash }: Found['event']): ReactNode {
  const { words } = useWords();
  const { data: hash } = useQuery({
    queryKey: ['hash', contentHash, bytes],
    queryFn: () => sha256Hex(bytes),
    enabled: canProve(),
  });
  return (
    <section>
      <h2>{words.record.bytes}</h2>
      <p>
        <code className={styles['hash']}>{contentHash}</code>
      </p>
      {hash === undefined ? null : (
        <p role={hash === contentHash ? 'status' : 'alert'}>
          <Mark kind={hash === contentHash ? 'holds' : 'broken'} />{' '}
          {hash === contentHash ? words.record.hashHolds : words.record.hashBroken}
        </p>
      )}
      <pre className={styles['bytes']} tabIndex={0}>
        {indented(bytes)}
      </pre>
    </section>
  );
}

/** Indents JSON without parsing it, so that every digit of numbers stays. */
function indented(bytes: string): string {
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  return bytes.replaceAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g, (part) => {
    switch (part) {
      case '{':
      case '[':
        depth++;
        return part + line();
      case '}':
      case ']':
        depth--;
        return line() + part;
      case ',':
        return part + line();
      case ':':
        return ': ';
      default:
        return part;
    }
  });
}
