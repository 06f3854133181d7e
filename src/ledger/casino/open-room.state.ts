import type { GamingDay } from '../../kernel/gaming-day';
import { isSameValue } from '../../kernel/same-value';
import type { OpenTable } from '../../games/table-reports';
import { termsOf } from '../table-session/table-play.state';
import type { TableSession } from '../table-session/table-session.state';

export interface TableInRoom extends Omit<OpenTable, 'game'> {
  /** `table/RF1/2026-01-01/1` */
  readonly session: string;
  readonly day: GamingDay;
  readonly game: string;
}

export type Room = readonly TableInRoom[];

export const emptyRoom: Room = [];

/** Whether a session is in the room as it was, as nearly always: nothing that the room knows of it was touched. */
export const isSameInRoom = (before: TableSession, after: TableSession): boolean =>
  before.opening === after.opening &&
  before.closedBy === after.closedBy &&
  before.play.staff === after.play.staff &&
  termsOf(before.play) === termsOf(after.play);

/**
 * The room once a session has come to a state: its table is open on these terms, or not open. By session. The same room
 * where that changes nothing, as hardly any fact does.
 */
export function withSession(room: Room, key: string, session: TableSession): Room {
  const known = room.find((table) => table.session === key);
  const table = tableInRoom(key, session);
  if (isSameValue(known, table)) return room;
  return [...room.filter((each) => each.session !== key), ...(table === undefined ? [] : [table])].sort(
    (a, b) => (a.session < b.session ? -1 : 1),
  );
}

function tableInRoom(key: string, { opening, closedBy, play }: TableSession): TableInRoom | undefined {
  const terms = termsOf(play);
  if (opening === undefined || terms === undefined || closedBy !== undefined) return undefined;
  const [, table = '', day = ''] = key.split('/');
  return { session: key, table, day, game: opening.game, terms, staff: play.staff };
}
