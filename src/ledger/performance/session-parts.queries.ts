import type { Queryable } from '../../database/queryable';
import type { PerformancePart } from '../_core/books/performance-figure';
import { readPlaySums } from '../master-report/play-sums.queries';
import { ofBets } from '../master-report/read-master-report.queries';
import { readSessionsApart } from '../master-report/session-sums.queries';
import { ofCroupiers } from './by-croupier.queries';
import { ofBuckets } from './by-clock.queries';
import {
  countedIn,
  edgesOn,
  type PlacedPart,
  playedIn,
  PlacesOfCells,
  statedBy,
  type TablesRead,
} from './cell-places.queries';
import { tallyOfParts } from './counted-parts';
import { readCountsOfSessions } from './counts-of-sessions.queries';
import { familyIn, type FigureCell, keyIn } from './dimensions';
import { isDimension, SESSION_OF_TABLE } from './performance-address';
import type { Contribution } from './grouped';
import { present } from '../../kernel/present';
import { type ContributionsWanted, readTablesInRange } from './read-contributions.queries';
import { type Tally, tallyTogether } from './tally';

/** The group of an address: dimensions with their values, of one family and currency. */
export interface GroupWanted {
  readonly parts: readonly PerformancePart[];
  readonly family: string;
  readonly currency: string;
}

/** What a session adds to a group. */
export interface SessionInGroup {
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly tally: Tally;
  /** Whether the group has a part of it: its croupiers relieved each other. */
  readonly isRelieved?: true;
}

/** The sessions of a group, one by one, with what each adds to it. */
export async function readSessionParts(
  db: Queryable,
  wanted: ContributionsWanted,
  group: GroupWanted,
): Promise<SessionInGroup[]> {
  const read = await readTablesInRange(db, wanted, PlacesOfSessions);
  const found = new Map<string, { cell: FigureCell; tallies: Tally[]; isRelieved?: true }>();
  for (const { cell, currency, tally, note } of await readApart(read)) {
    if (currency !== group.currency || !isIn(cell, group)) continue;
    const { day, sessionNo } = cell.session!;
    const key = [cell.table, day, sessionNo].join('\0');
    const session = found.get(key) ?? { cell, tallies: [] };
    session.tallies.push(tally);
    if (note === 'relieved-croupiers') session.isRelieved = true;
    found.set(key, session);
  }
  return [...found.values()]
    .map(({ cell, tallies, isRelieved }) => ({
      table: cell.table,
      ...cell.session!,
      tally: tallyTogether(tallies),
      ...present({ isRelieved }),
    }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const placeOf = ({ day, table, sessionNo }: Omit<SessionInGroup, 'tally'>): string =>
  [day, table, `${sessionNo}`.padStart(9, '0')].join('\0');

/** The names of tables and games in a range: what holds of a part of it is read of its first day. */
class PlacesOfSessions extends PlacesOfCells {
  override cell(of: PlacedPart & Partial<FigureCell['session']>, more?: Partial<FigureCell>): FigureCell {
    const { day = '', sessionNo = 0 } = of;
    return { ...super.cell(of, more), session: { day, sessionNo } };
  }
}

/** Whether what is told of a cell is in the group; the cage has no session. */
export function isIn(cell: FigureCell, { parts, family }: GroupWanted): boolean {
  if ((familyIn(cell) ?? '') !== family) return false;
  return parts.every(({ of, value }) =>
    isDimension(of)
      ? keyIn(of, cell).value === value
      : of !== SESSION_OF_TABLE || `${cell.session?.sessionNo}` === value,
  );
}

async function readApart(read: TablesRead): Promise<Contribution[]> {
  const { by, db, period, sessions, place, books } = read;
  if (by.includes('hour') || by.includes('shift')) return ofBuckets(read);
  if (by.includes('croupier')) return ofCroupiers(read);
  const plays = await readPlaySums(db, period, sessions, { apart: true });
  if (by.includes('bet'))
    return plays.flatMap((play) =>
      play.bets.map((bet) => {
        const expected = ofBets({ game: play.game, bets: [bet] }, edgesOn(books, place.cell(play).day));
        return place.contribution(play, { bets: bet.bets, expected }, { bet: bet.bet });
      }),
    );
  const sums = await readSessionsApart(db, period, sessions);
  const counted = await readCountsOfSessions(db, period, sessions);
  return [
    ...sessions.map((session) => {
      const { fills, credits } = session;
      return place.contribution(session, { ...statedBy(session), fills, credits });
    }),
    ...sums.map((sum) => place.contribution(sum, { ...countedIn(sum), exchanged: sum.exchanged })),
    ...counted.map(({ session, parts }) => place.contribution(session, tallyOfParts(parts))),
    ...plays.map((play) => place.contribution(play, playedIn(play, { place, books }))),
  ];
}
