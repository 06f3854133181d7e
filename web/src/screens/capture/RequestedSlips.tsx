import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import { type SlipsUnderWayQuery, SlipsUnderWayDocument } from '../../api/generated/operations';
import { watch } from '../../api/live';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { choiceWord } from '../../words/fact-words';
import { useOutbox } from '../../outbox/outbox';
import { type OpenSession, sessionKey } from './desk';
import type { Kind } from './kinds';
import { amountField, type Typed } from './read-form';
import { fill } from '../../words/fill';

type RequestedSlip = SlipsUnderWayQuery['slipsUnderWay']['slips'][number];

interface RequestedSlipsProps {
  readonly casino: string;
  readonly decimals: number;
  readonly sessions: readonly OpenSession[];
  /** Opens a form filled with these values. */
  readonly begin: (kind: string, typed: Typed) => void;
}

/** Polling interval, for proxies that let no WebSocket through. */
const EVERY_MS = 5_000;

/** Slips that tables have requested and the cage has not sent yet, the oldest first. */
function RequestedSlips({ casino, decimals, sessions, begin }: RequestedSlipsProps): ReactNode {
  const { words, language } = useWords();
  const { data } = useQuery({
    queryKey: ['slips-under-way', casino],
    queryFn: ({ signal }) => ask(SlipsUnderWayDocument, { casino }, signal),
    refetchInterval: EVERY_MS,
  });
  const position = data?.slipsUnderWay.position;
  const isRead = position !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    return watch(casino, position, ['slipChanged'], () => {
      void answers.invalidateQueries({ queryKey: ['slips-under-way', casino] });
    });
    // The subscription starts once at the first position; a later position does not start it again.
  }, [casino, isRead]);
  const slips = data?.slipsUnderWay.slips ?? [];
  if (slips.length === 0) return null;
  const sessionOf = ({ table, gamingDay, sessionNo }: RequestedSlip['reports'][number]): Typed => {
    const key = sessionKey({ table: table ?? '', gamingDay, sessionNo, game: null });
    return sessions.some((each) => sessionKey(each) === key) ? { session: key } : {};
  };
  const deal = ({ slip, reports }: RequestedSlip): void => {
    const { kind, amount } = reports[0]!;
    const minor = decimalText(BigInt(amount?.minorUnits ?? '0'), decimals);
    begin(kind === 'CREDIT' ? 'receive' : 'issue', {
      slip,
      ...sessionOf(reports[0]!),
      [amountField('chips')]: formatAmount(minor, language),
    });
  };
  const refuse = ({ slip, reports }: RequestedSlip): void =>
    begin('cage:slip.rejected', {
      ...sessionOf(reports[0]!),
      ...{ slip, kind: reports[0]!.kind.toLowerCase() },
    });
  return (
    <section className={styles['asked']} aria-label={words.capture.asked}>
      <h2>{words.capture.asked}</h2>
      <ul>
        {slips.map((each) => {
          const { kind, table, amount, by } = each.reports[0]!;
          const minor = decimalText(BigInt(amount?.minorUnits ?? '0'), decimals);
          return (
            <li key={each.slip}>
              <span>
                <strong>{each.slip}</strong> · {table} · {choiceWord(kind.toLowerCase(), language)} ·{' '}
                {formatAmount(minor, language)} <small>{by.join(', ')}</small>
              </span>
              <Button className={styles['add']} onClick={() => deal(each)}>
                {kind === 'CREDIT' ? words.capture.receiveAsked : words.capture.issueAsked}
              </Button>
              <Button className={styles['add']} onClick={() => refuse(each)}>
                {words.capture.voidAsked}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Place, slip and pieces of a request, without its time, purpose and persons. */
const continuationOf = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !['purpose', 'when', 'with'].includes(name)));

interface OwnRequestedSlipsProps extends Pick<RequestedSlipsProps, 'casino' | 'begin'> {
  /** The kind that the table captures next: `fill` after chips arrived, `credit` after chips left. */
  readonly kind: string;
}

/**
 * Slips that this tablet requested and has not reported further. Number and amount go into the form, so that nobody types
 * them again or uses another number. It works offline.
 */
function OwnRequestedSlips({ casino, kind, begin }: OwnRequestedSlipsProps): ReactNode {
  const { words } = useWords();
  const { captures } = useOutbox();
  const own = captures.filter((each) => each.casino === casino && each.state !== 'refused');
  const told = new Set(own.filter((each) => each.kind === kind).map(({ slip }) => slip?.number));
  const asked = own.filter(
    ({ kind: was, slip, typed }) =>
      was === 'request' && (typed['purpose'] || 'fill') === kind && !told.has(slip?.number),
  );
  if (asked.length === 0) return null;
  return (
    <section className={styles['asked']} aria-label={words.capture.askedHere}>
      <h2>{words.capture.askedHere}</h2>
      <ul>
        {asked.map(({ place, what, slip, typed }) => (
          <li key={place}>
            <span>
              <strong>{slip?.number}</strong> · {what}
            </span>
            <Button className={styles['add']} onClick={() => begin(kind, continuationOf(typed))}>
              {fill(words.capture.fromSlip, { slip: slip?.number ?? '' })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SlipsToContinueProps extends RequestedSlipsProps {
  readonly kind: Pick<Kind, 'id' | 'role'>;
}

/** The requested slips that a capture can continue: for the cage those of the tables, for a table its own. */
export function SlipsToContinue({ kind: { id, role }, ...asked }: SlipsToContinueProps): ReactNode {
  if (role === 'cage') return <RequestedSlips {...asked} />;
  return id === 'fill' || id === 'credit' ? <OwnRequestedSlips {...asked} kind={id} /> : null;
}
