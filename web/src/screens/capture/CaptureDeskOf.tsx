import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasRoleAt, type Session } from '../../api/session';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { capture, useOutbox } from '../../outbox/outbox';
import type { Capture } from '../../outbox/store';
import { useSaid, useWords } from '../../words/words';
import { Refused, Unreachable } from '../../api/ask';
import { aboutOf, factOf, localInstant, placeOf, today, whatOf } from './fact';
import { submitCount } from './submit-count';
import styles from './Capture.module.css';
import { CaptureForm, sessionKey } from './CaptureForm';
import { type CaptureDesk, type OpenSession, sessionsOf } from './desk';
import { keepDraft, readDraft } from './drafts';
import { type Kind, KINDS } from './kinds';
import { filledOf, type Typed } from './read-form';
import { Tray } from './Tray';

interface CaptureDeskProps {
  readonly casino: string;
  readonly session: Session;
  readonly tablet: string;
  readonly desk: CaptureDesk;
}

/** What can be captured, the form of one, and what became of those before. */
export function CaptureDeskOf({ casino, session, tablet, desk }: CaptureDeskProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/capture' });
  const { kind: asked } = useSearch({ from: '/$casino/capture' });
  const { captures } = useOutbox();
  const [written, write] = useDrafts(`${casino}.${session.person}`);
  const offered = KINDS.filter(({ role }) => hasRoleAt(session, role, casino));
  const kind = offered.find(({ id }) => id === asked) ?? offered[0]!;
  const sessions = sessionsOf(desk, captures);
  const draft = written(kind.id);
  const isThere = sessions.some((each) => sessionKey(each) === draft['session']);
  const typed: Typed = {
    ...(kind.about === 'session' ? {} : { day: desk.openDays[0] ?? today() }),
    ...draft,
    session: isThere ? draft['session']! : '',
  };
  const open = (id: string): void =>
    void navigate({ search: (was) => ({ ...was, kind: id }), replace: true });
  const typeAgain = (refused: Capture): void => {
    const { delivery } = refused.answer ?? {};
    write(refused.kind, { ...refused.typed, ...(delivery !== undefined && { resubmits: delivery }) });
    open(refused.kind);
  };
  const { keep, fault, answer } = useStoring({ casino, tablet, session, desk, kind, typed, sessions }, write);
  return (
    <div className={styles['desk']}>
      <Kinds offered={offered} chosen={kind.id} open={open} />
      <section aria-label={words.capture.kind[kind.id]}>
        <h2 className={styles['kindTitle']}>{words.capture.kind[kind.id]}</h2>
        {fault === undefined ? null : <p role="alert">{words.capture.notStored(fault)}</p>}
        {answer === undefined ? null : (
          <p role="status" className={styles['online']}>
            {answer}
          </p>
        )}
        {kind.blind === undefined ? null : <p className={styles['soft']}>{words.capture.blind}</p>}
        <CaptureForm
          key={kind.id}
          {...{ kind, desk, sessions, typed, keep }}
          done={kind.blind === undefined ? words.capture.keep : words.capture.submit}
          type={(field, text) => write(kind.id, { ...typed, [field]: text })}
        />
      </section>
      {kind.blind === undefined ? <Tray {...{ casino, session, typeAgain }} /> : null}
    </div>
  );
}

interface Storing extends CaptureDeskProps {
  readonly kind: Kind;
  readonly typed: Typed;
  readonly sessions: readonly OpenSession[];
}

/** Stores a capture, or submits a blind count; what went wrong or was answered, in words. */
function useStoring(
  { casino, tablet, session, desk, kind, typed, sessions }: Storing,
  write: (kind: string, next: Typed) => void,
): {
  readonly keep: () => Promise<void>;
  readonly fault?: string | undefined;
  readonly answer?: string | undefined;
} {
  const { words, language } = useWords();
  const said = useSaid();
  const [told, setTold] = useState<{ readonly fault?: string; readonly answer?: string }>({});
  const keep = async (): Promise<void> => {
    setTold({});
    const about = aboutOf(kind, typed, sessions, desk);
    const read = { language, decimals: desk.decimals };
    const filled = filledOf(kind, typed, { desk, read, session, ...placeOf(about) });
    try {
      if (kind.blind === undefined) {
        const amount = (name: string): string | undefined =>
          kind.asks.some((ask) => ask.name === name && ask.as !== 'text')
            ? formatAmount(decimalText(filled.amount(name), desk.decimals), language)
            : undefined;
        await capture({
          ...{ casino, kind: kind.id, typed, type: kind.type },
          ...{ person: session.person, personName: session.name },
          ...factOf({ kind, casino, tablet, session, about, typed, data: filled }),
          what: whatOf(words.capture.kind[kind.id] ?? kind.id, about, amount),
        });
      } else {
        // The moment identifies the count: it is the same where no answer came and the count is sent again.
        const countedAt = typed['at'] ?? localInstant(new Date());
        write(kind.id, { ...typed, at: countedAt });
        const counted = { casino, about, countedAt, data: kind.data(filled) };
        const { message, messageEs } = await submitCount(kind.blind, counted);
        setTold({ answer: said(message, messageEs) });
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

/** What a person is typing, by the kind of capture; kept in this browser as it is typed, for nobody else. */
function useDrafts(of: string): readonly [(kind: string) => Typed, (kind: string, next: Typed) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Typed>>>({});
  const write = (kind: string, next: Typed): void => {
    keepDraft(of, kind, next);
    setDrafts((was) => ({ ...was, [kind]: next }));
  };
  return [(kind) => drafts[kind] ?? readDraft(of, kind), write];
}

interface KindsProps {
  readonly offered: readonly Pick<Kind, 'id'>[];
  readonly chosen: string;
  readonly open: (kind: string) => void;
}

export function Kinds({ offered, chosen, open }: KindsProps): ReactNode {
  const { words } = useWords();
  return (
    <nav className={styles['kinds']} aria-label={words.capture.what}>
      {offered.map(({ id }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => open(id)}>
          {words.capture.kind[id] ?? id}
        </button>
      ))}
    </nav>
  );
}
