import type { GamingDay } from '../../kernel/gaming-day';
import type { Queryable } from '../../database/queryable';
import type { CasinoBooks } from '../casino/casino-books.state';
import { readPlaySums } from '../master-report/play-sums.queries';
import { changesOfRules, ofBets } from '../master-report/read-master-report.queries';
import { groupedBy, type KnownSession, type ReportPeriod } from '../master-report/known-sessions.queries';
import { readSessionSums } from '../master-report/session-sums.queries';
import { ofBuckets } from './by-clock.queries';
import { ofCroupiers } from './by-croupier.queries';
import {
  countedIn,
  edgesOn,
  playedIn,
  PlacesOfCells,
  type TablesRead,
  statedBy,
} from './cell-places.queries';
import { readCageOfDays } from './cage-sums.queries';
import { tallyOfParts } from './counted-parts';
import { readCountsOfSessions } from './counts-of-sessions.queries';
import { type Dimension, includesCage, isOfCage } from './dimensions';
import type { Contribution } from './grouped';
import { readOpenSessions } from './open-sessions.queries';
import { withNotesOfLacking } from './kept-by-instant';
import type { ComparedRange, DayRange } from './period-comparison';
import { partStarts } from './period-parts';
import { readKeptDays } from './kept-days.queries';
import { nearDays } from './near-days';
import type { TableSums } from './kept-sums';
import { tallyTogether } from './tally';

export interface ContributionsWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly books: CasinoBooks;
  readonly range: DayRange & Partial<Pick<ComparedRange, 'besideOf'>>;
  readonly by: readonly Dimension[];
  readonly games?: readonly string[] | undefined;
  readonly tables?: readonly string[] | undefined;
}

/** What groups are made of; totals are read by themselves, because a session may be in several groups. */
export interface Contributions {
  readonly rows: readonly Contribution[];
  readonly totals: readonly Contribution[];
}

/** What is known of the tables of a casino over a range, in the parts that its groups need. */
export async function readContributions(db: Queryable, wanted: ContributionsWanted): Promise<Contributions> {
  const { by } = wanted;
  if (!FINER_THAN_SESSIONS.some((dimension) => by.includes(dimension))) {
    const rows = await ofDays(db, wanted);
    return { rows, totals: rows };
  }
  const read = await readTablesInRange(db, wanted);
  const totals = await ofSessions(read);
  if (by.includes('hour') || by.includes('shift')) {
    const cage = includesCage(wanted) ? await readCageOfDays(read) : [];
    return withNotesOfLacking({
      rows: [...(await ofBuckets(read)), ...cage],
      totals: [...totals, ...cage],
    });
  }
  return { rows: await (by.includes('bet') ? ofBetsApart(read) : ofCroupiers(read)), totals };
}

const FINER_THAN_SESSIONS: readonly Dimension[] = ['hour', 'shift', 'bet', 'croupier'];

/** Takes the kept sums of the days that have not changed since, and reads the sessions of the others. */
async function ofDays(db: Queryable, wanted: ContributionsWanted): Promise<Contribution[]> {
  const { kept, others } = await readKeptDays(db, wanted);
  const place = placeOf(wanted, PlacesOfCells);
  const sums = [...kept].flatMap(([day, tables]) => {
    const part = place.partOf(day);
    return tables.filter(isWanted(wanted)).map((of) => place.contribution({ ...of, part }, of.tally));
  });
  const isOther = new Set(others);
  for (const near of nearDays(others)) {
    const read = await readTablesInRange(db, { ...wanted, range: { ...wanted.range, ...near } });
    const sessions = read.sessions.filter(({ day }) => isOther.has(day));
    sums.push(...(await ofSessions({ ...read, sessions })));
    if (includesCage(wanted))
      sums.push(...(await readCageOfDays(read)).filter(({ day }) => isOther.has(day)));
  }
  return sums;
}

function placeOf(
  { casino, books, range, by }: ContributionsWanted,
  Places: typeof PlacesOfCells,
): PlacesOfCells {
  const besideOf = range.besideOf ?? ((day: GamingDay) => day);
  const changes = changesOfRules(books.authorisations ?? [], { from: range.from, until: range.to });
  return new Places({ casino, books, starts: partStarts(range, by, { changes, besideOf }), besideOf });
}

/** A range of a casino and where what is read of it stands. */
export function readPlaces(
  db: Queryable,
  wanted: ContributionsWanted,
  Places: typeof PlacesOfCells = PlacesOfCells,
): Omit<TablesRead, 'sessions'> {
  const { casino, position, books, range, by } = wanted;
  const place = placeOf(wanted, Places);
  const period: ReportPeriod = {
    casino,
    position,
    currency: books.currency,
    until: range.to,
    starts: place.starts,
  };
  return { db, period, place, by, books };
}

/** The sessions of a range and where they stand; their sums are read by what is asked. */
export async function readTablesInRange(
  db: Queryable,
  wanted: ContributionsWanted,
  Places: typeof PlacesOfCells = PlacesOfCells,
): Promise<TablesRead> {
  const read = readPlaces(db, wanted, Places);
  const sessions = (await readOpenSessions(db, read.period)).filter(isWanted(wanted));
  return { ...read, sessions };
}

/** The sums of the tables and of the cage on each day of a range, as known at a position, from sessions and operations. */
export async function readSumsOfDays(
  db: Queryable,
  wanted: Omit<ContributionsWanted, 'by'>,
): Promise<ReadonlyMap<GamingDay, readonly TableSums[]>> {
  const read = await readTablesInRange(db, { ...wanted, by: ['day'] });
  const sums = groupedBy([...(await ofSessions(read)), ...(await readCageOfDays(read))], ({ cell }) =>
    [cell.day, cell.table, cell.game].join('\0'),
  );
  const tables = [...sums.values()].map((parts) => {
    const { day, table, game } = parts[0]!.cell;
    return { day, table, game, tally: tallyTogether(parts.map(({ tally }) => tally)) };
  });
  return groupedBy(tables, ({ day }) => day);
}

const isWanted =
  ({ by, games, tables }: Pick<ContributionsWanted, 'by' | 'games' | 'tables'>) =>
  ({ game, table }: Pick<KnownSession, 'game' | 'table'>): boolean =>
    (!isOfCage({ table }) || includesCage({ by, games, tables })) &&
    (games === undefined || games.includes(game)) &&
    (tables === undefined || tables.includes(table));

async function ofSessions({ db, period, sessions, place, books }: TablesRead): Promise<Contribution[]> {
  const sums = await readSessionSums(db, period, sessions);
  const plays = await readPlaySums(db, period, sessions);
  const counted = await readCountsOfSessions(db, period, sessions);
  return [
    ...sessions.map((session) =>
      place.contribution(session, {
        ...statedBy(session),
        fills: session.fills,
        credits: session.credits,
      }),
    ),
    ...sums.map((sum) => place.contribution(sum, { ...countedIn(sum), exchanged: sum.exchanged })),
    ...counted.map(({ session, parts }) => place.contribution(session, tallyOfParts(parts))),
    ...plays.map((play) => place.contribution(play, playedIn(play, { place, books }))),
  ];
}

async function ofBetsApart({ db, period, sessions, place, books }: TablesRead): Promise<Contribution[]> {
  const plays = await readPlaySums(db, period, sessions);
  return plays.flatMap((play) =>
    play.bets.map((bet) =>
      place.contribution(
        play,
        {
          bets: bet.bets,
          expected: ofBets({ game: play.game, bets: [bet] }, edgesOn(books, place.cell(play).day)),
        },
        { bet: bet.bet },
      ),
    ),
  );
}
