import type { CasinoBooks } from '../casino/casino-books.state';
import { isSameInRoom, type Room, withSession } from '../casino/open-room.state';
import { sessionDay } from '../table-session/session-key.state';
import type { TableSession } from '../table-session/table-session.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { isSameValue } from '../../kernel/same-value';
import type { Balances } from '../_core/balances';
import { checkHolders, type LastPosted } from '../chips/holder.checks';
import { checkHalves } from '../slips/slip-halves.check';
import type { Finding } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';
import { checkRoom } from '../casino/room-checks';

/** What a record has changed of the state of a casino. */
export interface StateChange {
  /** Sessions by key, as they were and as they are. */
  readonly sessions: Iterable<
    readonly [string, { readonly before: TableSession; readonly after: TableSession }]
  >;
  /** Everything that it posted. */
  readonly lines: readonly EntryLine[];
  /** After these lines. */
  readonly balances: Balances | undefined;
  readonly room: Room;
  readonly books: { readonly before: CasinoBooks; readonly after: CasinoBooks };
  /** The gaming day of the last fact that posted to an account. */
  readonly lastPosted?: LastPosted;
}

/** What stands from now on, and what no longer does, by `standing` of its finding. */
export interface StandingChange {
  readonly room: Room;
  readonly findings: readonly Finding[];
  readonly settles: readonly string[];
}

/**
 * States of affairs that last: tables open together that may not be, slips of which one end is missing, holders that
 * gave more than they had. They follow from the last state alone, so whatever order brought it, the same ones stand.
 */
export function standingAfter(change: StateChange): StandingChange {
  const { books } = change;
  const sessions = [...change.sessions].filter(([, { before, after }]) => before !== after);
  const room = sessions
    .filter(([, { before, after }]) => !isSameInRoom(before, after))
    .reduce<Room>((known, [key, { after }]) => withSession(known, key, after), change.room);
  const isSameRoom = room === change.room && books.before === books.after;
  const changes = [
    ...(isSameRoom ? [] : daysConcerned(sessions, room, books)).map((day) =>
      difference(checkRoom(change.room, day, books.before), checkRoom(room, day, books.after)),
    ),
    ...sessions.map(([key, { before, after }]) =>
      difference(checkHalves(before, key, books.after), checkHalves(after, key, books.after)),
    ),
    ...(change.balances === undefined
      ? []
      : [checkHolders(change.lines, change.balances, change.lastPosted)]),
  ];
  return {
    room,
    findings: changes.flatMap(({ findings }) => findings),
    settles: changes.flatMap(({ settles }) => settles),
  };
}

/** The days of the sessions; where the authorisations changed, of the whole room. */
const daysConcerned = (
  sessions: readonly (readonly [string, unknown])[],
  room: Room,
  { before, after }: StateChange['books'],
): GamingDay[] => (before.authorisations === after.authorisations ? daysOf(sessions) : daysIn(room));

const daysOf = (sessions: readonly (readonly [string, unknown])[]): GamingDay[] => [
  ...new Set(sessions.map(([key]) => sessionDay(key))),
];

const daysIn = (room: Room): GamingDay[] => [...new Set(room.map(({ day }) => day))];

/** Findings that begin to stand, or say something else than they did; and those that stood. */
function difference(was: readonly Finding[], is: readonly Finding[]): Omit<StandingChange, 'room'> {
  const stays = (finding: Finding, others: readonly Finding[]): boolean =>
    others.some((other) => other.standing === finding.standing && isSameValue(other, finding));
  return {
    findings: is.filter((finding) => !stays(finding, was)),
    settles: was.filter((finding) => !stays(finding, is)).map(({ standing }) => standing!),
  };
}
