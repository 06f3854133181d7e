import { rational } from '../../kernel/rational';
import type { BetEdge } from '../game-rules';

/** What a player nets of one unit staked, counted over so many equally likely ways: the sum, and that of squares. */
export interface CountedNet {
  readonly ways: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
}

export const netting = (ways: bigint, net: bigint): CountedNet => ({
  ways,
  sum: ways * net,
  squares: ways * net * net,
});

export const allOf = (counted: Iterable<CountedNet>): CountedNet => {
  const total = { ways: 0n, sum: 0n, squares: 0n };
  for (const { ways, sum, squares } of counted) {
    total.ways += ways;
    total.sum += sum;
    total.squares += squares;
  }
  return total;
};

export const edgeOfCounted = (
  bet: string,
  { ways, sum, squares }: CountedNet,
  { method, staked = 1n }: { readonly method: string; readonly staked?: bigint },
): BetEdge => ({
  bet,
  edge: rational(-sum, ways * staked),
  variance: rational(squares * ways - sum * sum, ways * ways * staked * staked),
  method,
});
