import type { CasinoClock } from '../../days/clock';
import { dayBy } from '../../days/days';
import type { Session } from '../../api/session';
import { type Exact, exactJson } from '../../money/exact-json';
import type { CapturedSession } from '../../outbox/store';
import { type CaptureDesk, nextSessionNo, type OpenSession, sessionKey } from './desk';
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
    const sessionNo = nextSessionNo(sessions, table, day);
    return { gamingDay: day, session: { table, gamingDay: day, sessionNo, game: gameAt(table, desk) } };
  }
  if (typed['session'] === OTHER_SESSION) {
    const { 'at.table': at = '', 'at.day': gamingDay = '', 'at.no': no } = typed;
    return {
      gamingDay,
      session: { table: at, gamingDay, sessionNo: Number(no || '1'), game: gameAt(at, desk) },
    };
  }
  const session = sessions.find((each) => sessionKey(each) === typed['session'])!;
  return { gamingDay: session.gamingDay, session };
}

/** In place of a session: one that is in no list, of which table, day and number are typed. */
export const OTHER_SESSION = 'other';

const gameAt = (table: string, desk: CaptureDesk): string | null =>
  desk.tables.find((each) => each.table === table)?.game ?? null;

/** The game that is told of; undefined where no table was chosen, or nobody knows. */
export function gameOf(
  kind: Pick<Kind, 'about'>,
  typed: Typed,
  sessions: readonly OpenSession[],
  desk: CaptureDesk,
): string | undefined {
  if (kind.about === 'cage') return undefined;
  if (kind.about === 'new') return gameAt(typed['table'] ?? '', desk) ?? undefined;
  if (typed['session'] === OTHER_SESSION) return gameAt(typed['at.table'] ?? '', desk) ?? undefined;
  return sessions.find((each) => sessionKey(each) === typed['session'])?.game ?? undefined;
}

interface Told {
  readonly kind: Kind;
  readonly casino: string;
  readonly tablet: string;
  readonly session: Session;
  readonly about: About;
  readonly typed: Typed;
  readonly data: Exact;
  readonly clock: CasinoClock;
}

/** The event of a capture, complete but for its number. Its source is the place, the tablet and the person. */
export function factOf({ kind, casino, tablet, session, about, typed, data, clock }: Told) {
  const place = placeOfSource(kind, about);
  const source = `/casinos/${casino}/${place}/tablets/${tablet}/${session.person}`;
  const id = newId();
  const event = {
    ...{ specversion: '1.0', id, source, type: kind.type, time: momentOf(typed, clock) },
    ...{ gamingday: about.gamingDay, sessionno: about.session && BigInt(about.session.sessionNo) },
    ...{ resubmits: typed['resubmits'], datacontenttype: 'application/json', data },
  };
  return {
    ...{ id, source, session: about.session },
    eventOf: (sequence: string) => exactJson({ ...event, sequence }),
  };
}

/** The cage tells of a table from the cage, but what belongs to a session of the table from there. */
function placeOfSource(kind: Kind, { session }: About): string {
  if (session !== undefined && (kind.role !== 'cage' || 'form' in kind)) return `tables/${session.table}`;
  return kind.role === 'accountant' ? 'office' : 'cage';
}

/** When it happened: what was typed, as the clock on the wall of the casino showed it, or now. */
export const momentOf = (typed: Typed, clock: CasinoClock): string =>
  typed['when'] ? clock.ofWall(typed['when']) : clock.instant(new Date());

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

/** A night that began yesterday is over by noon. */
const NOON = 12;

/**
 * The gaming day that a capture of now belongs to, before the person says another: today; in the small hours yesterday,
 * while that day is open.
 */
export function usualDay(openDays: readonly string[], now = new Date()): string {
  const date = localInstant(now).slice(0, 10);
  const yesterday = dayBy(date, -1);
  return now.getHours() < NOON && !openDays.includes(date) && openDays.includes(yesterday) ? yesterday : date;
}

/**
 * The gaming day that a capture is about, before the person says another: that of the tables that are open; of the office, which
 * works on the days that are not closed, the newest of these.
 */
export function dayToCapture(
  { role }: Pick<Kind, 'role'>,
  { openDays }: Pick<CaptureDesk, 'openDays'>,
  sessions: readonly OpenSession[],
): string {
  const running = sessions.filter(({ isClosed }) => !isClosed).map(({ gamingDay }) => gamingDay);
  const days = running.length > 0 ? running : role === 'accountant' ? openDays : [];
  return (
    days.reduce<string | undefined>((one, day) => (one && one > day ? one : day), undefined) ??
    usualDay(openDays)
  );
}

/** What a desk opens with: the opening balances until the books have them; at a table what is done again and again. */
export function usualKind(
  offered: readonly Kind[],
  { currency }: Pick<CaptureDesk, 'currency'>,
  sessions: readonly OpenSession[],
): Kind {
  const isRunning = sessions.some(({ isClosed }) => !isClosed);
  const usual = currency === null ? ['openBooks'] : isRunning ? ['request', 'issue'] : [];
  return (
    usual.flatMap((id) => offered.find((kind) => kind.id === id) ?? [])[0] ??
    offered.find((kind) => !('form' in kind) && kind.id !== 'openBooks') ??
    offered.find(({ id }) => id === 'accountant:tips.shared') ??
    offered[0]!
  );
}

export const whatOf = (kind: string, { session }: About, amounts: readonly string[]): string =>
  [kind, session?.table, ...amounts].filter((part) => part !== undefined).join(' · ');
