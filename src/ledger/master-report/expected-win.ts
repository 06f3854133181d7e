import { compare, multiply, type Rational, rational, sumRational, ZERO } from '../../kernel/rational';
import type { Minor } from '../../kernel/money';
import { edgesNamed } from '../../games/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';

export interface BetTotal {
  readonly bet: string;
  /** Its name among the edges of the game; empty if the edge of another bet covers it. */
  readonly edgeName: string;
  readonly bets: bigint;
  readonly staked: Minor;
  readonly squares: bigint;
}

/** The expected win for the stakes by the edges of the bets; exact, in minor units. */
export interface ExpectedWin {
  /** All stakes of captured rounds; a bet carried over from an earlier round counts once. */
  readonly handle: Minor;
  readonly theoretical: Rational;
  /** The variance of the house's win, in squares of minor units; bets of one round are treated as independent. */
  readonly variance: Rational;
  /** Bets whose edge depends on unreported choices of players; the lowest edge is used. */
  readonly byChoice: readonly string[];
  readonly approximate: readonly string[];
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

/** Calculates the expected win of bets; `edges` is undefined if they are not known for the game. */
export const expectedWin = (bets: readonly BetTotal[], edges: readonly BetEdge[] | undefined): ExpectedWin =>
  expectedTogether(bets.map((bet) => ofBet(bet, edges ?? [])));

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

/** The sum of what several plays were expected to win; their variances add up, because rounds are independent. */
export function expectedTogether(all: readonly ExpectedWin[]): ExpectedWin {
  const [only] = all;
  if (all.length === 1) return only!;
  return {
    handle: all.reduce((sum, { handle }) => sum + handle, 0n),
    theoretical: sumRational(all.map(({ theoretical }) => theoretical)),
    variance: sumRational(all.map(({ variance }) => variance)),
    byChoice: union(all.map(({ byChoice }) => byChoice)),
    approximate: union(all.map(({ approximate }) => approximate)),
    withoutEdge: union(all.map(({ withoutEdge }) => withoutEdge)),
  };
}

function union(names: readonly (readonly string[])[]): readonly string[] {
  const all = new Set<string>();
  for (const each of names) for (const name of each) all.add(name);
  return [...all].sort();
}
