import { CATALOGUE } from '../../games/catalogue';
import type { Minor } from '../../kernel/money';
import { compare, multiply, rational, type Rational } from '../../kernel/rational';
import type { PoolInBook, PoolMonth } from './pool-figures';

interface ReturnOfMonth {
  /** Prizes and growth of the stakes; undefined if there were none. */
  readonly ratio: Rational | undefined;
  /** The least part of its stakes that the pool of a game returns, where its rules set one (OP2-44). */
  readonly least: Rational | undefined;
  /** By how much prizes and growth are below it, in minor units; a fraction of one counts as a whole one. */
  readonly missing: Minor | undefined;
}

/** What a pool returned of its stakes in a month, beside the least that the rules of its game set. */
export function returnOfMonth(
  game: PoolInBook['game'],
  { staked, prizes, growth }: PoolMonth,
): ReturnOfMonth {
  const least = game === undefined ? undefined : CATALOGUE[game].leastPoolReturn;
  const returned = prizes + growth;
  const ratio = staked === 0n ? undefined : rational(returned, staked);
  if (least === undefined) return { ratio, least, missing: undefined };
  const exact = multiply(least, rational(staked));
  const due = (exact.numerator + exact.denominator - 1n) / exact.denominator;
  return { ratio, least, missing: compare(rational(returned), exact) >= 0 ? 0n : due - returned };
}
