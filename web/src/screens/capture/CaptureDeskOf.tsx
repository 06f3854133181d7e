import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { hasRoleAt, type Session } from '../../api/session';
import { decimalText, exactJson } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { capture, useOutbox } from '../../outbox/outbox';
import type { Capture, CapturedSession } from '../../outbox/store';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { CaptureForm, sessionKey } from './CaptureForm';
import { type CaptureDesk, nextSessionNo, type OpenSession, sessionsOf } from './desk';
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
  const { words, language } = useWords();
  const navigate = useNavigate({ from: '/$casino/capture' });
  const { kind: asked } = useSearch({ from: '/$casino/capture' });
  const { captures } = useOutbox();
  const [written, write] = useDrafts(casino);
  const [fault, setFault] = useState<string>();
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
  const keep = async (): Promise<void> => {
    setFault(undefined);
    const about = aboutOf(kind, typed, sessions, desk);
    const read = { language, decimals: desk.decimals };
    const filled = filledOf(kind, typed, { desk, read, session, ...placeOf(about) });
    try {
      await capture({
        ...{
          casino,
          kind: kind.id,
          typed,
          type: kind.type,
          person: session.person,
          personName: session.name,
        },
        ...factOf({ kind, casino, tablet, session, about, typed, data: filled }),
        what: whatOf(words.capture.kind[kind.id] ?? kind.id, about, (name) =>
          kind.asks.some((ask) => ask.name === name && ask.as !== 'text')
            ? formatAmount(decimalText(filled.amount(name), desk.decimals), language)
            : undefined,
        ),
      });
      write(kind.id, {});
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={styles['desk']}>
      <Kinds offered={offered} chosen={kind.id} open={open} />
      <section aria-label={words.capture.kind[kind.id]}>
        <h2 className={styles['kindTitle']}>{words.capture.kind[kind.id]}</h2>
        {fault === undefined ? null : <p role="alert">{words.capture.notStored(fault)}</p>}
        <CaptureForm
          key={kind.id}
          {...{ kind, desk, sessions, typed, keep }}
          done={words.capture.keep}
          type={(field, text) => write(kind.id, { ...typed, [field]: text })}
        />
      </section>
      <Tray {...{ casino, session, typeAgain }} />
    </div>
  );
}

/** What is being typed, by the kind of capture; kept in this browser as it is typed. */
function useDrafts(casino: string): readonly [(kind: string) => Typed, (kind: string, next: Typed) => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Typed>>>({});
  const write = (kind: string, next: Typed): void => {
    keepDraft(casino, kind, next);
    setDrafts((was) => ({ ...was, [kind]: next }));
  };
  return [(kind) => drafts[kind] ?? readDraft(casino, kind), write];
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

type About = { readonly gamingDay: string; readonly session?: CapturedSession | undefined };

const placeOf = ({ session }: About): { readonly table: string; readonly game: string } => ({
  table: session?.table ?? '',
  game: session?.game ?? '',
});

function aboutOf(
  kind: Pick<Kind, 'about'>,
  typed: Typed,
  sessions: readonly OpenSession[],
  desk: CaptureDesk,
): About {
  const { day = today(), table = '' } = typed;
  if (kind.about === 'cage') return { gamingDay: day };
  if (kind.about === 'new') {
    const game = desk.tables.find((each) => each.table === table)?.game ?? null;
    const sessionNo = nextSessionNo(sessions, table, day);
    return { gamingDay: day, session: { table, gamingDay: day, sessionNo, game } };
  }
  const session = sessions.find((each) => sessionKey(each) === typed['session'])!;
  return { gamingDay: session.gamingDay, session };
}

interface Told {
  readonly kind: Kind;
  readonly casino: string;
  readonly tablet: string;
  readonly session: Session;
  readonly about: About;
  readonly typed: Typed;
  readonly data: Parameters<Kind['data']>[0];
}

/** The event of a capture, complete but for its number. Its source is the place, the tablet and the person. */
function factOf({ kind, casino, tablet, session, about, typed, data }: Told) {
  const place = kind.role === 'cage' ? 'cage' : `tables/${about.session!.table}`;
  const source = `/casinos/${casino}/${place}/tablets/${tablet}/${session.person}`;
  const id = newId();
  const event = {
    ...{ specversion: '1.0', id, source, type: kind.type, time: localInstant(new Date()) },
    ...{ gamingday: about.gamingDay, sessionno: about.session && BigInt(about.session.sessionNo) },
    ...{ resubmits: typed['resubmits'], datacontenttype: 'application/json', data: kind.data(data) },
  };
  return {
    ...{ id, source, session: about.session },
    eventOf: (sequence: string) => exactJson({ ...event, sequence }),
  };
}

/** Unique for ever: the moment, and 80 random bits. */
const newId = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return `${Date.now().toString(36)}-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** The clock on the wall with its offset, as the casino reads it: 2026-03-20T23:10:05+01:00. */
export function localInstant(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const two = (count: number): string => Math.abs(count).toString().padStart(2, '0');
  const wall = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

const today = (): string => localInstant(new Date()).slice(0, 10);

const whatOf = (kind: string, { session }: About, amount: (name: string) => string | undefined): string =>
  [kind, session?.table, amount('chips'), amount('cash')].filter((part) => part !== undefined).join(' · ');
