import type { Session } from '../../api/session';
import { exactJson } from '../../money/exact-json';
import type { CapturedSession } from '../../outbox/store';
import { sessionKey } from './CaptureForm';
import { type CaptureDesk, nextSessionNo, type OpenSession } from './desk';
import type { Kind } from './kinds';
import type { Typed } from './read-form';

/** The gaming day and the session that a capture is about. */
export type About = { readonly gamingDay: string; readonly session?: CapturedSession | undefined };

export const placeOf = ({ session }: About): { readonly table: string; readonly game: string } => ({
  table: session?.table ?? '',
  game: session?.game ?? '',
});

export function aboutOf(
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
export function factOf({ kind, casino, tablet, session, about, typed, data }: Told) {
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

export const today = (): string => localInstant(new Date()).slice(0, 10);

export const whatOf = (
  kind: string,
  { session }: About,
  amount: (name: string) => string | undefined,
): string =>
  [kind, session?.table, amount('chips'), amount('cash')].filter((part) => part !== undefined).join(' · ');
