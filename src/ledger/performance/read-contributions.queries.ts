import type { GamingDay } from '../../kernel/gaming-day';
import type { Queryable } from '../../database/queryable';
import type { CasinoBooks } from '../casino/casino-books.state';
import { readPlaySums } from '../master-report/play-sums.queries';
import { changesOfRules, ofBets } from '../master-report/read-master-report.queries';
import { type KnownSession, type ReportPeriod } from '../master-report/known-sessions.queries';
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
import type { Dimension } from './dimensions';
import type { Contribution } from './grouped';
import { readOpenSessions } from './open-sessions.queries';
import { withNotesOfLacking } from './kept-by-instant';
import type { ComparedRange, DayRange } from './period-comparison';
import { partStarts } from './period-parts';

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
  const { casino, position, books, range, by } = wanted;
  const { authorisations = [] } = books;
  const besideOf = range.besideOf ?? ((day: GamingDay) => day);
  const changes = changesOfRules(authorisations, { from: range.from, until: range.to });
  const starts = partStarts(range, by, { changes, besideOf });
  const period: ReportPeriod = { casino, position, currency: books.currency, until: range.to, starts };
  const sessions = (await readOpenSessions(db, period)).filter(isWanted(wanted));
  const place = new PlacesOfCells({ casino, books, starts, besideOf });
  const read: TablesRead = { db, period, sessions, place, by, books };
  const totals = await ofSessions(read);
  if (by.includes('hour') || by.includes('shift'))
    return withNotesOfLacking({ rows: await ofBuckets(read), totals });
  return { rows: (await finerThanSessions(read)) ?? totals, totals };
}

async function finerThanSessions(read: TablesRead): Promise<Contribution[] | undefined> {
  const { by } = read;
  if (by.includes('bet')) return ofBetsApart(read);
  return by.includes('croupier') ? ofCroupiers(read) : undefined;
}

const isWanted =
  ({ games, tables }: Pick<ContributionsWanted, 'games' | 'tables'>) =>
  ({ game, table }: KnownSession): boolean =>
    (games === undefined || games.includes(game)) && (tables === undefined || tables.includes(table));

async function ofSessions({ db, period, sessions, place, books }: TablesRead): Promise<Contribution[]> {
  const sums = await readSessionSums(db, period, sessions);
  const plays = await readPlaySums(db, period, sessions);
  return [
    ...sessions.map((session) =>
      place.contribution(session, {
        ...statedBy(session),
        fills: session.fills,
        credits: session.credits,
      }),
    ),
    ...sums.map((sum) => place.contribution(sum, { ...countedIn(sum), exchanged: sum.exchanged })),
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
