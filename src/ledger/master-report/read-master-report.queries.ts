import type { MasterTablePlay, ColumnStarts, MasterRow, PlayedBets, PlayOfDays } from './master-report';
import type { ExpectedWin } from './expected-win';
import { masterReport } from './master-report';
import { edgeTaken, expectedWin, NOTHING_EXPECTED } from './expected-win';
import type { MasterColumn } from '../_core/books/figure';
import { RULEBOOK_WITHOUT_AUTHORISATION } from '../_core/rules/rules-at-table';
import { type Authorisation, daysOfOthers, inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { LRUCache } from 'lru-cache';
import { answeredPoints, edgesAtHand } from '../../games/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';
import { readAnswers } from '../../games/open-points';
import { type RulesInForce, rulesInForce, RULEBOOKS } from '../../games/rules-in-force';
import { previousGamingDay } from '../../kernel/gaming-day';
import type { DayAt } from '../_core/books/book-facts.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import type { Queryable } from '../../database/queryable';
import { readKnownSessions } from './known-sessions.queries';
import { readSessionSums, type SessionSums } from './session-sums.queries';
import { type PlaySums, readPlaySums } from './play-sums.queries';

export interface MasterReport {
  readonly currency: string;
  readonly starts: ColumnStarts;
  readonly rows: readonly MasterRow[];
  readonly totals: readonly MasterRow[];
  /** Rows and totals as releases until 0.3.0 wrote them where a table had lines in several currencies: added. */
  readonly addedUp?: Pick<MasterReport, 'rows' | 'totals'>;
}

export async function readMasterReport(
  db: Queryable,
  { casino, day, position }: DayAt,
  byTable: boolean,
): Promise<MasterReport> {
  const books = await readCasinoBooks(db, { casino, position });
  const starts = startsOf(day);
  const parts = partsOf(starts, books, day);
  const period = { casino, position, currency: books.currency, until: day, starts: parts };
  const known = await readKnownSessions(db, period);
  const sessions = await readSessionSums(db, period, known);
  const played = await readPlaySums(db, period, known);
  const bands = inForce(books.authorisations ?? [], day)?.accounting?.alerts ?? [];
  const reportOf = (sums: readonly SessionSums[]): Pick<MasterReport, 'rows' | 'totals'> => {
    const days = parts.map((from, index): PlayOfDays => {
      const edges = edgesOfDay(from, books);
      const isOfPart = ({ part }: { readonly part: number }): boolean => part === index + 1;
      return { from, play: playOf(sums.filter(isOfPart), played.filter(isOfPart), edges) };
    });
    return masterReport(days, { starts, byTable, bands });
  };
  const isInOne = sessions.every(({ win, winAddedUp }) => win === winAddedUp);
  const winsAddedUp = sessions.map((sum) => ({ ...sum, win: sum.winAddedUp }));
  return {
    currency: books.currency ?? 'EUR',
    starts,
    ...reportOf(sessions),
    ...(isInOne ? {} : { addedUp: reportOf(winsAddedUp) }),
  };
}

export async function readPlayedBets(
  db: Queryable,
  { casino, day, position }: DayAt,
  column: MasterColumn,
): Promise<PlayedBets[]> {
  const books = await readCasinoBooks(db, { casino, position });
  const starts = startsOf(day);
  const parts = partsOf(starts, books, day);
  const period = { casino, position, currency: books.currency, until: day, starts: parts };
  const played = await readPlaySums(db, period, await readKnownSessions(db, period));
  return played.flatMap(({ part, bets, ...own }) => {
    const from = parts[part - 1];
    if (from === undefined || from < starts[column]) return [];
    const edges = edgesOfDay(from, books)(own.game) ?? [];
    return [{ ...own, from, bets: bets.map((bet) => ({ ...bet, edge: edgeTaken(bet.edgeName, edges) })) }];
  });
}

const THIRTY = 30;
const FIRST_DAY = '0001-01-01';

export function startsOf(day: string): ColumnStarts {
  let thirtyDays = day;
  for (let back = 1; back < THIRTY && thirtyDays > FIRST_DAY; back += 1) {
    thirtyDays = previousGamingDay(thirtyDays);
  }
  return { day, monthToDate: `${day.slice(0, 7)}-01`, yearToDate: `${day.slice(0, 4)}-01-01`, thirtyDays };
}

function partsOf(starts: ColumnStarts, { authorisations = [] }: CasinoBooks, until: string): string[] {
  const columns = Object.values(starts);
  const first = columns.reduce((earliest, each) => (each < earliest ? each : earliest));
  return [...new Set([...columns, ...changesOfRules(authorisations, { from: first, until })])].sort();
}

/** The days, after the first of a period, from which another authorisation or another rulebook may be in force. */
export const changesOfRules = (
  authorisations: readonly Authorisation[],
  { from, until }: { readonly from: string; readonly until: string },
): string[] => [
  ...daysOfOthers(authorisations, { from, until }),
  ...RULEBOOKS.map((rulebook) => rulebook.from).filter((each) => each > from && each <= until),
];

/** The edges of games on a day, under the rulebook in force and the answers of the casino. */
export function edgesOfDay(
  day: string,
  { authorisations = [] }: CasinoBooks,
): (game: string) => readonly BetEdge[] | undefined {
  const authorisation = inForce(authorisations, day);
  const answers =
    authorisation?.answers === undefined
      ? []
      : [{ from: authorisation.validFrom, answers: readAnswers(authorisation.answers).answers }];
  const rulebook = authorisation?.rulebook ?? RULEBOOK_WITHOUT_AUTHORISATION;
  return (game) => {
    const found = rulesInForce({ rulebook, game, day, answers });
    return found.ok ? knownEdges(found.value) : undefined;
  };
}

function playOf(
  sessions: readonly SessionSums[],
  played: readonly PlaySums[],
  edgesOf: (game: string) => readonly BetEdge[] | undefined,
): MasterTablePlay[] {
  return sessions.map(({ part: _part, winAddedUp: _addedUp, ...session }) => {
    const own = played.find(({ table, game }) => table === session.table && game === session.game);
    return {
      ...session,
      rounds: own?.rounds ?? 0n,
      captured: own?.captured ?? 0n,
      expected: own === undefined ? NOTHING_EXPECTED : ofBets(own, edgesOf),
    };
  });
}

/** What the bets of a game were expected to win. */
export const ofBets = (
  { game, bets }: Pick<PlaySums, 'game' | 'bets'>,
  edgesOf: (game: string) => readonly BetEdge[] | undefined,
): ExpectedWin => (bets.length === 0 ? NOTHING_EXPECTED : expectedWin(bets, edgesOf(game)));

/** Edges depend only on the rules, so they are cached for all casinos while the process runs. */
const known = new LRUCache<string, { readonly edges: readonly BetEdge[] | undefined }>({ max: 200 });

/** Returns the edges of a game under the rules in force, calculated once; undefined if that would take seconds. */
function knownEdges(found: RulesInForce): readonly BetEdge[] | undefined {
  const { rulebook, rules, answers } = found;
  const key = `${rulebook.code} ${rules.code} ${answeredPoints(rules, answers)}`;
  const kept = known.get(key) ?? { edges: edgesAtHand(found) };
  known.set(key, kept);
  return kept.edges;
}
