import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasRoleAt, type Session } from '../../api/session';
import { useClock } from '../../days/clock';
import type { CountKind } from '../../api/generated/operations';
import { decimalText, type Exact } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { capture, useOutbox } from '../../outbox/outbox';
import type { Capture, CapturedSlip } from '../../outbox/store';
import { fill } from '../../words/fill';
import { useServiceText, useWords } from '../../words/words';
import { Refused, Unreachable } from '../../api/ask';
import {
  aboutOf,
  dayToCapture,
  factOf,
  gameOf,
  momentOf,
  OTHER_SESSION,
  placeOf,
  usualKind,
  whatOf,
  betsInWords,
} from './fact';
import { type CountAnswer, submitCount } from './submit-count';
import styles from './Capture.module.css';
import { betWord } from './BetName';
import { CaptureForm } from './CaptureForm';
import { type CaptureDesk, type OpenSession, sessionKey, sessionsOf } from './desk';
import { CaptureKinds, kindInWords } from './CaptureKinds';
import { keepDraft, readDraft } from './drafts';
import { KINDS } from './fact-kinds';
import type { Kind, ShortKind } from './kinds';
import { gameFormOf, readFact } from './read-fact';
import { filledOf, type Reading, type Typed } from './read-form';
import { SlipsToContinue } from './RequestedSlips';
import { Tray } from './Tray';

interface CaptureDeskProps {
  readonly casino: string;
  readonly session: Session;
  readonly tablet: string;
  readonly desk: CaptureDesk;
}

/** The kinds of captures, the form of one, and the captures of this tablet with their states. */
export function CaptureDeskView({ casino, session, tablet, desk }: CaptureDeskProps): ReactNode {
  const { words, language } = useWords();
  const navigate = useNavigate({ from: '/$casino/capture' });
  const { kind: asked } = useSearch({ from: '/$casino/capture' });
  const { captures } = useOutbox();
  const [written, write] = useDrafts(`${casino}.${session.person}`);
  const offered = KINDS.filter(({ role }) => hasRoleAt(session, role, casino));
  const sessions = sessionsOf(desk, captures);
  // The initial kind is kept in state: a new desk must not replace a form while somebody types.
  const [usual] = useState(() => usualKind(offered, desk, sessions));
  const kind = offered.find(({ id }) => id === asked) ?? usual;
  const draft = written(kind.id);
  const isThere =
    draft['session'] === OTHER_SESSION || sessions.some((each) => sessionKey(each) === draft['session']);
  const typed: Typed = {
    ...(kind.about === 'session' ? {} : { day: dayToCapture(kind, desk, sessions) }),
    ...draft,
    session: isThere ? draft['session']! : '',
  };
  const open = (id: string): void =>
    void navigate({ search: (was) => ({ ...was, kind: id }), replace: true });
  const begin = (id: string, told: Typed): void => {
    write(id, { ...written(id), ...told });
    open(id);
  };
  const typeAgain = (refused: Capture): void => {
    const { delivery } = refused.answer ?? {};
    write(refused.kind, { ...refused.typed, ...(delivery !== undefined && { resubmits: delivery }) });
    open(refused.kind);
  };
  const said = useServiceText();
  const { keep, fault, answer } = useStoring({ casino, tablet, session, desk, kind, typed, sessions }, write);
  return (
    <div className={styles['desk']}>
      <CaptureKinds offered={offered} chosen={kind.id} open={open} />
      <section aria-label={kindInWords(kind, words, language)}>
        <h2 className={styles['kindTitle']}>{kindInWords(kind, words, language)}</h2>
        {fault === undefined ? null : (
          <p role="alert">{fill(words.capture.notStored, { why: fault.replace(/\.$/, '') })}</p>
        )}
        {answer === undefined ? null : (
          <p role="status" className={styles[answer.areDifferent ? 'differ' : 'online']}>
            {said(answer.message, answer.messageEs)}
          </p>
        )}
        {isBlind(kind) ? <p className={styles['soft']}>{words.capture.blind}</p> : null}
        {kind.id === 'openBooks' ? <p className={styles['soft']}>{words.capture.openBooks}</p> : null}
        <SlipsToContinue {...{ casino, kind, sessions, begin }} decimals={desk.decimals} />
        <CaptureForm
          key={kind.id}
          {...{ casino, tablet, kind, desk, sessions, typed, keep }}
          done={isBlind(kind) ? words.capture.submit : words.capture.keep}
          type={(field, text) => write(kind.id, { ...typed, [field]: text })}
          write={(next) => write(kind.id, next)}
          me={{ id: session.person, name: session.name }}
        />
      </section>
      {!isBlind(kind) ? <Tray {...{ casino, session, typeAgain }} /> : null}
    </div>
  );
}

/** The slip of a fact, for the printed slip; undefined if it has none, or if nothing moves under it. */
function slipIn(data: ReportedData['data'], gamingDay: string): CapturedSlip | undefined {
  const { slip, currency, amount, by = [] } = data;
  if (typeof slip !== 'string' || typeof currency !== 'string' || typeof amount !== 'bigint')
    return undefined;
  const people = (Array.isArray(by) ? by : [by]) as readonly {
    readonly id: string;
    readonly name?: string;
  }[];
  return {
    ...{ number: slip, gamingDay, currency, amount: amount.toString() },
    by: people.map(({ id, name }) => (name === undefined ? id : `${name} (${id})`)),
  };
}

const isBlind = (kind: Kind): kind is ShortKind & { readonly blind: CountKind } =>
  !('form' in kind) && kind.blind !== undefined;

interface CaptureInput extends Pick<CaptureDeskProps, 'desk' | 'session'> {
  readonly kind: Kind;
  readonly typed: Typed;
  readonly read: Reading;
  readonly sessions: readonly OpenSession[];
  readonly table: string;
  readonly game: string;
}

interface ReportedData {
  readonly data: { readonly [name: string]: Exact };
  readonly amounts: readonly bigint[];
}

/** The data of the event, and its amounts for the list of captures. */
function reportedDataOf({
  kind,
  typed,
  desk,
  read,
  session,
  sessions,
  table,
  game,
}: CaptureInput): ReportedData {
  if ('form' in kind) {
    const code = gameOf(kind, typed, sessions, desk);
    const me = { id: session.person, name: session.name };
    const gameForm = gameFormOf(code);
    const { data } = readFact(kind.form.fields, typed, { desk, read, game: code, gameForm, me });
    const { amount, chips, cash } = data;
    return { data, amounts: [amount, chips, cash].filter((each) => typeof each === 'bigint') };
  }
  const filled = filledOf(kind, typed, { desk, read, session, table, game });
  const shown = kind.asks.filter(({ name, as }) => as !== 'text' && (name === 'chips' || name === 'cash'));
  return { data: kind.data(filled), amounts: shown.map(({ name }) => filled.amount(name)) };
}

interface Storing extends CaptureDeskProps {
  readonly kind: Kind;
  readonly typed: Typed;
  readonly sessions: readonly OpenSession[];
}

/** Stores a capture or submits a blind count; returns the answer or the error in words. */
function useStoring(
  { casino, tablet, session, desk, kind, typed, sessions }: Storing,
  write: (kind: string, next: Typed) => void,
): {
  readonly keep: () => Promise<void>;
  readonly fault?: string | undefined;
  readonly answer?: CountAnswer | undefined;
} {
  const { words, language } = useWords();
  const said = useServiceText();
  const clock = useClock();
  const [told, setTold] = useState<{ readonly fault?: string; readonly answer?: CountAnswer }>({});
  const keep = async (): Promise<void> => {
    setTold({});
    const about = aboutOf(kind, typed, sessions, desk);
    const read = { language, decimals: desk.decimals };
    const told = reportedDataOf({ kind, typed, desk, read, session, sessions, ...placeOf(about) });
    try {
      if (!isBlind(kind)) {
        const amount = (minor: bigint): string => formatAmount(decimalText(minor, desk.decimals), language);
        await capture({
          ...{ casino, kind: kind.id, typed, type: kind.type },
          ...{ person: session.person, personName: session.name },
          slip: slipIn(told.data, about.gamingDay),
          ...factOf({ kind, casino, tablet, session, about, typed, data: told.data, clock }),
          what: whatOf(kindInWords(kind, words, language), about, [
            ...betsInWords(typed, (type) => betWord(about.session?.game ?? undefined, type, language)),
            ...told.amounts.map(amount),
          ]),
        });
      } else {
        // The moment identifies the count, so it stays the same if the count is sent again after a lost answer.
        const countedAt = typed['at'] ?? momentOf(typed, clock);
        write(kind.id, { ...typed, at: countedAt });
        const counted = { casino, about, countedAt, data: told.data };
        setTold({ answer: await submitCount(kind.blind, counted) });
      }
      write(kind.id, {});
    } catch (error) {
      setTold({ fault: inWords(error, { said, notReached: words.capture.notReached }) });
    }
  };
  return { keep, ...told };
}

const inWords = (
  error: unknown,
  { said, notReached }: { readonly said: (en: string, es: string) => string; readonly notReached: string },
): string =>
  error instanceof Refused
    ? said(error.en, error.es)
    : error instanceof Unreachable
      ? notReached
      : String(error);

/** The unfinished input of one person by kind of capture, stored in this browser at every key. */
function useDrafts(of: string): readonly [(kind: string) => Typed, (kind: string, next: Typed) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Typed>>>({});
  const write = (kind: string, next: Typed): void => {
    keepDraft(of, kind, next);
    setDrafts((was) => ({ ...was, [kind]: next }));
  };
  return [(kind) => drafts[kind] ?? readDraft(of, kind), write];
}
