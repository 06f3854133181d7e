import { edgesNamed } from '../../games/edges/edge-name';
import type { BetEdge } from '../../games/game-rules';
import type { Minor } from '../../kernel/money';
import { add, compare, multiply, type Rational, rational, ZERO } from '../../kernel/rational';

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
  /** Bets for which there is no edge: what was staked on them is in the handle alone. */
  readonly withoutEdge: readonly string[];
}

export const NOTHING_EXPECTED: ExpectedWin = {
  handle: 0n,
  theoretical: ZERO,
  variance: ZERO,
  byChoice: [],
  approximate: [],
  withoutEdge: [],
};

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

export const together = (one: ExpectedWin, other: ExpectedWin): ExpectedWin => ({
  handle: one.handle + other.handle,
  theoretical: add(one.theoretical, other.theoretical),
  variance: add(one.variance, other.variance),
  byChoice: union(one.byChoice, other.byChoice),
  approximate: union(one.approximate, other.approximate),
  withoutEdge: union(one.withoutEdge, other.withoutEdge),
});

const union = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length === 0 ? one : [...new Set([...one, ...other])].sort();
