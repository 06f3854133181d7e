import type { Minor } from '../../kernel/money';
import {
  add,
  compare,
  multiply,
  nearestRoot,
  rational,
  type Rational,
  subtract,
  ZERO,
} from '../../kernel/rational';
import { edgesNamed } from '../../games/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';

/** What tables did in a part of the time. Amounts in minor units of the book currency; everything adds up. */
export interface TablePlay {
  readonly table: string;
  readonly game: string;
  readonly sessions: bigint;
  /** Of these, house-banked ones whose float was counted, and non-banked tables: only they have a win. */
  readonly counted: bigint;
  readonly drop: Minor;
  /** R of house-banked tables; of a non-banked table what the house kept, as it was counted. */
  readonly win: Minor;
  readonly rounds: bigint;
  readonly captured: Minor;
  readonly expected: ExpectedWin;
}

export interface MasterFigures extends Omit<TablePlay, 'table' | 'game'> {
  readonly hold: Rational | undefined;
  /** The square root of the variance, to the nearest minor unit; undefined if nothing is expected of anything. */
  readonly deviation: Minor | undefined;
  /**
   * By how many deviations the captured rounds are above what was expected of them, in hundredths, rounded to the
   * nearest; undefined if an edge is missing or nothing was at chance.
   */
  readonly zHundredths: bigint | undefined;
}

export const NOTHING_EXPECTED: ExpectedWin = {
  handle: 0n,
  theoretical: ZERO,
  variance: ZERO,
  byChoice: [],
  approximate: [],
  withoutEdge: [],
};

const NO_PLAY: Omit<TablePlay, 'table' | 'game'> = {
  sessions: 0n,
  counted: 0n,
  drop: 0n,
  win: 0n,
  rounds: 0n,
  captured: 0n,
  expected: NOTHING_EXPECTED,
};

export function masterFigures(play: readonly TablePlay[]): MasterFigures {
  const sum = play.reduce(
    (all, each) => ({
      sessions: all.sessions + each.sessions,
      counted: all.counted + each.counted,
      drop: all.drop + each.drop,
      win: all.win + each.win,
      rounds: all.rounds + each.rounds,
      captured: all.captured + each.captured,
      expected: together(all.expected, each.expected),
    }),
    NO_PLAY,
  );
  const { expected, captured, drop, win } = sum;
  const hasEdges = expected.handle > 0n && expected.withoutEdge.length === 0;
  return {
    ...sum,
    hold: drop === 0n ? undefined : rational(win, drop),
    deviation: hasEdges ? nearestRoot(expected.variance) : undefined,
    zHundredths: hasEdges ? zOf(captured, expected) : undefined,
  };
}

/** (won - expected) / deviation in hundredths: one root, rounded once. */
function zOf(captured: Minor, { theoretical, variance }: ExpectedWin): bigint | undefined {
  if (variance.numerator === 0n) return undefined;
  const above = subtract(rational(captured), theoretical);
  const square = multiply(
    multiply(above, above),
    rational(10_000n * variance.denominator, variance.numerator),
  );
  const magnitude = nearestRoot(square);
  return above.numerator < 0n ? -magnitude : magnitude;
}

export interface BetTotal {
  readonly bet: string;
  /** Its name among the edges of the game; empty if the edge of another bet includes it. */
  readonly edgeName: string;
  readonly bets: bigint;
  readonly staked: Minor;
  readonly squares: bigint;
}

/** What the edges of the bets make of what was staked. Exact, in minor units. */
export interface ExpectedWin {
  /** All that was staked in captured rounds; a bet that stays from an earlier round counts once. */
  readonly handle: Minor;
  readonly theoretical: Rational;
  /** Of the house's win, in squares of minor units; the bets of a round are taken as independent of each other. */
  readonly variance: Rational;
  /** Bets whose edge depends on unreported choices of players; the lowest edge is used. */
  readonly byChoice: readonly string[];
  readonly approximate: readonly string[];
  /** Bets without an edge: their stakes are in the handle only. */
  readonly withoutEdge: readonly string[];
}

/** What bets are expected to bring the house; edges are undefined if they are not known for the game. */
export const expectedWin = (bets: readonly BetTotal[], edges: readonly BetEdge[] | undefined): ExpectedWin =>
  bets.map((bet) => ofBet(bet, edges ?? [])).reduce(together, NOTHING_EXPECTED);

function ofBet({ bet, edgeName, staked, squares }: BetTotal, edges: readonly BetEdge[]): ExpectedWin {
  const included = { ...NOTHING_EXPECTED, handle: staked };
  if (edgeName === '') return included;
  const choices = edgesNamed(edgeName, edges);
  const lowest = edgeTaken(edgeName, edges);
  if (lowest === undefined) return staked === 0n ? included : { ...included, withoutEdge: [bet] };
  const isByChoice = choices.some(({ edge }) => compare(edge, lowest.edge) !== 0);
  return {
    ...included,
    theoretical: multiply(lowest.edge, rational(staked)),
    variance: multiply(lowest.variance, rational(squares)),
    byChoice: isByChoice ? [bet] : [],
    approximate: lowest.error === undefined ? [] : [bet],
  };
}

export const edgeTaken = (edgeName: string, edges: readonly BetEdge[]): BetEdge | undefined =>
  [...edgesNamed(edgeName, edges)].sort((a, b) => compare(a.edge, b.edge))[0];

const together = (one: ExpectedWin, other: ExpectedWin): ExpectedWin => ({
  handle: one.handle + other.handle,
  theoretical: add(one.theoretical, other.theoretical),
  variance: add(one.variance, other.variance),
  byChoice: union(one.byChoice, other.byChoice),
  approximate: union(one.approximate, other.approximate),
  withoutEdge: union(one.withoutEdge, other.withoutEdge),
});

const union = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length === 0 ? one : [...new Set([...one, ...other])].sort();
