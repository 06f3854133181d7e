import type { TableAsOpened } from '../../games/table-reports';
import type { GamingDay } from '../../kernel/gaming-day';
import { isSameValue } from '../../kernel/same-value';
import { termsOf } from '../table-session/table-play.state';
import type { IncidentOfSession } from '../table-session/incidents-of-session.state';
import type { SlipReports } from '../slips/slips.state';
import type { TableSession } from '../table-session/table-session.state';
import { present } from '../../kernel/present';

export interface TableInRoom extends Omit<TableAsOpened, 'game'> {
  /** `table/RF1/2026-01-01/1` */
  readonly session: string;
  readonly day: GamingDay;
  readonly game: string;
}

/** Slips of a session of which one half is missing in it; the other half may be reported for another session. */
export interface HalvesInRoom {
  readonly session: string;
  readonly day: GamingDay;
  readonly table: string;
  readonly closedBy?: string | undefined;
  readonly halves: readonly SlipReports[];
}

/** The undecided incidents of a session. */
export interface IncidentsInRoom {
  readonly session: string;
  readonly day: GamingDay;
  readonly table: string;
  readonly undecided: readonly Pick<IncidentOfSession, 'incident' | 'eventId'>[];
}

export type Room = readonly (TableInRoom | HalvesInRoom | IncidentsInRoom)[];

export const emptyRoom: Room = [];

export const tablesIn = (room: Room): readonly TableInRoom[] => room.filter((each) => 'terms' in each);

export const halvesIn = (room: Room): readonly HalvesInRoom[] => room.filter((each) => 'halves' in each);

export const incidentsIn = (room: Room): readonly IncidentsInRoom[] =>
  room.filter((each) => 'undecided' in each);

/** Whether a fact leaves unchanged everything that the open room reads of its session, as nearly every fact does. */
export const isSameInRoom = (before: TableSession, after: TableSession): boolean =>
  before.opening === after.opening &&
  before.closedBy === after.closedBy &&
  before.slips === after.slips &&
  before.incidents === after.incidents &&
  before.play.staff === after.play.staff &&
  termsOf(before.play) === termsOf(after.play);

/**
 * Updates the room after a change of a session: whether its table is open and on which terms, which halves of its
 * slips are missing, and which of its incidents are undecided. Returns the same room if nothing changed, as after nearly every fact.
 */
export function withSession(room: Room, key: string, session: TableSession): Room {
  const known = room.filter((each) => each.session === key);
  const now = [tableInRoom(key, session), halvesInRoom(key, session), incidentsInRoom(key, session)].filter(
    (each) => each !== undefined,
  );
  if (isSameValue(known, now)) return room;
  return [...room.filter((each) => each.session !== key), ...now].sort((a, b) =>
    a.session < b.session ? -1 : a.session > b.session ? 1 : rankOf(a) - rankOf(b),
  );
}

function tableInRoom(key: string, { opening, closedBy, play }: TableSession): TableInRoom | undefined {
  const terms = termsOf(play);
  if (opening === undefined || terms === undefined || closedBy !== undefined) return undefined;
  return { ...placeOf(key), game: opening.game, terms, staff: play.staff };
}

function halvesInRoom(key: string, { closedBy, opening, slips }: TableSession): HalvesInRoom | undefined {
  const halves = slips.filter((use) => isHalf(use) && !isOpening(opening, use));
  if (halves.length === 0) return undefined;
  return { ...placeOf(key), halves, ...present({ closedBy }) };
}

function incidentsInRoom(key: string, { incidents = [] }: TableSession): IncidentsInRoom | undefined {
  const undecided = incidents
    .filter(({ isDecided }) => isDecided !== true)
    .map(({ incident, eventId }) => ({ incident, eventId }));
  return undecided.length === 0 ? undefined : { ...placeOf(key), undecided };
}

/** The order of what the room has of one session. */
const rankOf = (each: Room[number]): number => ('terms' in each ? 0 : 'halves' in each ? 1 : 2);

const placeOf = (key: string): Pick<TableInRoom, 'session' | 'table' | 'day'> => {
  const [, table, day] = key.split('/');
  return { session: key, table: table!, day: day! };
};

const isHalf = ({ cage, table, closing }: SlipReports): boolean =>
  closing !== true && (cage === undefined) !== (table === undefined);

const isOpening = (opening: TableSession['opening'], { direction, cage }: SlipReports): boolean =>
  direction === 'to-table' && opening !== undefined && opening.slip === undefined && opening.float === cage;
