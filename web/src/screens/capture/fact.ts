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

/** Value of the field for a session that is not listed: table, day and number are then typed. */
export const OTHER_SESSION = 'other';

const gameAt = (table: string, desk: CaptureDesk): string | null =>
  desk.tables.find((each) => each.table === table)?.game ?? null;

/** The game of a capture; undefined if no table was chosen, or if the game is unknown. */
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

interface FactToReport {
  readonly kind: Kind;
  readonly casino: string;
  readonly tablet: string;
  readonly session: Session;
  readonly about: About;
  readonly typed: Typed;
  readonly data: Exact;
  readonly clock: CasinoClock;
}

/** The event of a capture without its sequence number. Its source consists of place, tablet and person. */
export function factOf({ kind, casino, tablet, session, about, typed, data, clock }: FactToReport) {
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

/** Short kinds of the cage have the source of the cage, even about a table; all other facts of a table session that of the table. */
function placeOfSource(kind: Kind, { session }: About): string {
  if (session !== undefined && (kind.role !== 'cage' || 'form' in kind)) return `tables/${session.table}`;
  return kind.role === 'accountant' ? 'office' : 'cage';
}

/** The time of the event: the typed local time of the casino, or now. */
export const momentOf = (typed: Typed, clock: CasinoClock): string =>
  typed['when'] ? clock.fromLocalTime(typed['when']) : clock.instant(new Date());

/** A unique id: the moment and 80 random bits. */
const newId = (): string => {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return `${Date.now().toString(36)}-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** The local time of this machine with its offset: 2026-03-20T23:10:05+01:00. */
export function localInstant(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const two = (count: number): string => Math.abs(count).toString().padStart(2, '0');
  const wall = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

export const today = (): string => localInstant(new Date()).slice(0, 10);

/** The hour before which a moment may still belong to the gaming day of yesterday. */
const NOON = 12;

/**
 * The default gaming day of a capture: today; before noon yesterday, while that day is open.
 */
export function usualDay(openDays: readonly string[], now = new Date()): string {
  const date = localInstant(now).slice(0, 10);
  const yesterday = dayBy(date, -1);
  return now.getHours() < NOON && !openDays.includes(date) && openDays.includes(yesterday) ? yesterday : date;
}

/**
 * The default gaming day of a capture: the day of the open tables; for the office, which works on days that are not closed,
 * the newest of these.
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

/** The kind with which a desk opens: the opening balances until the books have them; at a table the most frequent one. */
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

export const whatOf = (kind: string, { session }: About, told: readonly string[]): string =>
  [kind, session?.table, ...told].filter((part) => part !== undefined).join(' · ');

/** The number of a captured round and its bets, each with its numbers and stake; further bets are counted. */
export function betsInWords(typed: Typed, nameOf: (type: string) => string): readonly string[] {
  const count = Number(typed['bets#'] ?? 0);
  const bets = Array.from({ length: Math.min(count, MOST_BETS) }, (_, row) =>
    ['type', 'selection', 'stake']
      .map((part) => (typed[`bets.${row}.${part}`] ?? '').trim())
      .map((text, part) => (part === 0 ? nameOf(text) : text))
      .filter((text) => text !== '')
      .join(' '),
  );
  return [
    ...(typed['roundNo'] ? [typed['roundNo']] : []),
    ...bets,
    ...(count > MOST_BETS ? [`+${count - MOST_BETS}`] : []),
  ];
}

/** Bets that the list of captures names. */
const MOST_BETS = 4;
