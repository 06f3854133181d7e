import type { OpenTable } from '../../games/table-reports';

/** A table that is open, and the session in which it is. */
export interface TableInRoom extends Omit<OpenTable, 'game'> {
  /** `table/RF1/2026-01-01/1` */
  readonly session: string;
  /** As its opening says; may be no game at all. */
  readonly game: string;
}

/** The tables of a casino that are open at some moment. */
export type Room = readonly TableInRoom[];

export const emptyRoom: Room = [];

/** The room after a table opened; one that was open already is open once more, on its new terms. */
export const openInRoom = (room: Room, table: TableInRoom): Room => [
  ...room.filter(({ session }) => session !== table.session),
  table,
];

/** The room after the terms of a table changed. */
export const changeInRoom = (room: Room, { session, terms }: Pick<TableInRoom, 'session' | 'terms'>): Room =>
  room.map((table) => (table.session === session ? { ...table, terms } : table));

/** The room after a table closed. */
export const closeInRoom = (room: Room, session: string): Room =>
  room.some((table) => table.session === session) ? room.filter((table) => table.session !== session) : room;
