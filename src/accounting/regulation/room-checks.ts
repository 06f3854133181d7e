import { changeInRoom, closeInRoom, openInRoom, type Room } from '../../domain/casino-books/open-room';
import type { EventOf } from '../../domain/event-registry/catalogue';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import { changedTerms, openingTerms } from '../../domain/table-session/fold-table-play';
import { sessionKeyOf, tableConcerned } from '../../domain/table-session/session-key';
import { isGameCode } from '../../games/game-codes';
import type { RuleFinding } from '../../games/rule';
import type { OpenTable } from '../../games/table-reports';
import type { FindingWithoutEvents } from '../finding';
import type { KnownBefore } from '../judgement';
import { rulesOn, withAuthorised } from './rules-at-table';

/** Which tables are open after an event, what is wrong with that from now on, and what no longer is. */
export interface RoomChange {
  readonly room: Room;
  readonly findings: readonly FindingWithoutEvents[];
  /** What stood until now, by `standing` of its finding. */
  readonly settles: readonly string[];
}

/** A table joins the room. */
export const enterRoom = (event: EventOf<'cagnotte.table.opened.v1'>, before: KnownBefore): RoomChange =>
  compared(
    event,
    before,
    openInRoom(before.room, {
      session: sessionKeyOf(event)!,
      table: tableConcerned(event)!,
      game: event.data.game,
      terms: withAuthorised(openingTerms(event.data), event, before),
      staff: event.data.staff,
    }),
  );

/** A table of the room goes on on other terms. */
export function changeTermsInRoom(
  event: EventOf<'cagnotte.table.limits-changed.v1'>,
  before: KnownBefore,
): RoomChange {
  const session = sessionKeyOf(event)!;
  const known = before.room.find((table) => table.session === session);
  if (known === undefined) return { room: before.room, findings: [], settles: [] };
  const terms = withAuthorised(changedTerms(known.terms, event.data), event, before);
  return compared(event, before, changeInRoom(before.room, { session, terms }));
}

/** A table leaves the room. */
export const leaveRoom = (event: EventOf<'cagnotte.table.closed.v1'>, before: KnownBefore): RoomChange =>
  compared(event, before, closeInRoom(before.room, sessionKeyOf(event)!));

/** The table of a session is as its facts, folded again, leave it: open on these terms, or not at all. */
export function restateTable(
  event: CasinoEvent,
  before: KnownBefore,
  { session, table }: { readonly session: string; readonly table: Room },
): RoomChange {
  const isOpen = before.room.some((each) => each.session === session);
  const room = isOpen
    ? before.room.flatMap((each) => (each.session === session ? table : [each]))
    : [...before.room, ...table];
  return compared(event, before, room);
}

/** What is wrong with the room after an event but was not before it, and the other way round. */
function compared(event: CasinoEvent, before: KnownBefore, room: Room): RoomChange {
  const [was, is] = [before.room, room].map((each) => wrongWith(each, event.gamingday, before)) as [
    ReadonlyMap<string, RuleFinding>,
    ReadonlyMap<string, RuleFinding>,
  ];
  return {
    room,
    findings: [...is]
      .filter(([standing]) => !was.has(standing))
      .map(([standing, finding]) => ({ ...finding, standing })),
    settles: [...was.keys()].filter((standing) => !is.has(standing)),
  };
}

/** What the rules of the games find about the open tables together, by what names it as long as it stands. */
function wrongWith(room: Room, day: string, before: KnownBefore): ReadonlyMap<string, RuleFinding> {
  const tables = room.filter((table): table is typeof table & OpenTable => isGameCode(table.game));
  const games = [...new Set(tables.map(({ game }) => game))];
  const findings = games.flatMap((game) => {
    const found = rulesOn(day, game, before);
    return found.ok ? found.value.rules.checks.room(tables, found.value.setting) : [];
  });
  return new Map(
    findings.map((finding) => [`room ${finding.code} ${finding.ruleId} ${finding.found}`, finding]),
  );
}
