import type { GamingDay } from '../../kernel/gaming-day';
import { secondsOf } from '../../kernel/instant';
import type { Queryable } from '../../database/queryable';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { areasOn } from '../casino/shifts-and-areas.state';
import type { PlaySums } from '../master-report/play-sums.queries';
import { edgesOfDay, ofBets } from '../master-report/read-master-report.queries';
import type { ReportPeriod } from '../master-report/known-sessions.queries';
import type { SessionSum } from '../master-report/session-sums.queries';
import type { FigureCell, Dimension } from './dimensions';
import { type Contribution, type RowNote, tallyOf } from './grouped';
import type { Tally } from './tally';
import { openSpans, type OpenTimes } from './open-hours';
import type { OpenSession } from './open-sessions.queries';

/** What is read of a casino over a range, and where it stands. */
export interface TablesRead {
  readonly db: Queryable;
  readonly period: ReportPeriod;
  readonly sessions: readonly OpenSession[];
  readonly place: PlacesOfCells;
  readonly by: readonly Dimension[];
  readonly books: CasinoBooks;
}

export interface PlacedPart {
  readonly part: number;
  readonly table: string;
  readonly game: string;
}

/** Where what is read stands: company and area are those of the first day of the part. */
export class PlacesOfCells {
  readonly #parts: readonly {
    readonly day: GamingDay;
    readonly besideDay: GamingDay;
    readonly company: string;
    readonly areas: ReadonlyMap<string, string>;
  }[];

  constructor(
    private readonly of: {
      readonly casino: string;
      readonly books: CasinoBooks;
      readonly starts: readonly GamingDay[];
      readonly besideOf: (day: GamingDay) => GamingDay;
    },
  ) {
    const { starts, besideOf, books } = of;
    this.#parts = starts.map((day) => ({
      day,
      besideDay: besideOf(day),
      company: companyOn(books, day),
      areas: new Map(
        [...areasOn(books.authorisations, day)]
          .reverse()
          .flatMap(({ area, tables }) => tables.map((table) => [table, area] as const)),
      ),
    }));
  }

  /** The first days of the parts, ascending. */
  get starts(): readonly GamingDay[] {
    return this.of.starts;
  }

  /** The part of a day of the range, from 1. */
  partOf(day: GamingDay): number {
    const part = this.of.starts.findIndex((start) => start > day);
    return part === -1 ? this.of.starts.length : part;
  }

  currency(): string {
    return this.of.books.currency ?? 'EUR';
  }

  cell({ part, table, game }: PlacedPart, more: Partial<FigureCell> = {}): FigureCell {
    const { day, besideDay, company, areas } = this.#parts[part - 1]!;
    const { casino } = this.of;
    return { casino, company, day, besideDay, table, game, area: areas.get(table) ?? '', ...more };
  }

  contribution(
    of: PlacedPart,
    tally: Partial<Tally>,
    more: Partial<FigureCell> = {},
    note?: RowNote,
  ): Contribution {
    const own = { cell: this.cell(of, more), currency: this.currency(), tally: tallyOf(tally) };
    return note === undefined ? own : { ...own, note };
  }
}

const companyOn = ({ authorisations = [] }: CasinoBooks, day: GamingDay): string => {
  const { letterhead, duty } = inForce(authorisations, day)?.accounting ?? {};
  return letterhead?.company ?? duty?.company ?? '';
};

/** What a session says of itself, apart from its amounts. */
export const statedBy = ({ capturesRounds, capturesBuyIns, ...times }: OpenSession): Partial<Tally> => ({
  sessions: 1n,
  ...timedBy(times),
  capturing: capturesRounds === true ? 1n : 0n,
  exchanging: capturesBuyIns === true ? 1n : 0n,
});

/** The time in which its table was open, without interruptions. */
function timedBy(times: OpenTimes): Partial<Tally> {
  const spans = openSpans(times);
  if (spans === undefined) return {};
  const seconds = spans.reduce((sum, { from, until }) => sum + secondsOf(until) - secondsOf(from), 0);
  return { timed: 1n, seconds: BigInt(seconds) };
}

export const countedIn = ({ counted, boxed, drop, win, commission, tips }: SessionSumOf): Partial<Tally> => ({
  counted,
  boxed,
  drop,
  win,
  commission,
  tips,
});

export type SessionSumOf = Pick<SessionSum, 'counted' | 'boxed' | 'drop' | 'win' | 'commission' | 'tips'>;

export function playedIn(
  play: PlaySums,
  { place, books }: Pick<TablesRead, 'place' | 'books'>,
): Partial<Tally> {
  const { day } = place.cell(play);
  return {
    rounds: play.rounds,
    captured: play.captured,
    bets: play.bets.reduce((sum, { bets }) => sum + bets, 0n),
    expected: ofBets(play, edgesOn(books, day)),
  };
}

const EDGES = new WeakMap<CasinoBooks, Map<string, ReturnType<typeof edgesOfDay>>>();

/** Edges of a day, found once for each part: all sessions of a part have the same rules. */
export const edgesOn = (books: CasinoBooks, day: GamingDay): ReturnType<typeof edgesOfDay> => {
  const known = EDGES.get(books) ?? new Map<string, ReturnType<typeof edgesOfDay>>();
  EDGES.set(books, known);
  const found = known.get(day) ?? edgesOfDay(day, books);
  known.set(day, found);
  return found;
};
