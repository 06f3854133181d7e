import { type Minor, sumMinor } from '../../../kernel/money';
import { meterOf, type Setting } from '../../game-rules';
import type { PoolStake, Round } from '../../round';
import type { Rule } from '../../rule';
import type { PoolMovement } from '../../settlement';
import { contributionOf } from './contribution';
import { stakesAtBoxes } from './stakes-at-boxes';

export interface PoolInPlay {
  readonly pool: string;
  readonly stakes: readonly PoolStake[];
  readonly fed: readonly PoolMovement[];
  /** What the meter shows with them; undefined if nobody says what the pool holds. */
  readonly meter: (() => Minor) | undefined;
}

export const unitOf = ({ amount, stakes = 1 }: PoolStake): Minor => amount / BigInt(stakes);

/**
 * The pools that a round is staked in, each with its stakes divided: the meter has its rate of them, rounded once, the
 * house the rest. The meter is what the table says that it showed, else what is known of it before, with these stakes.
 */
export function poolsInPlay(round: Round, { pools }: Setting, feeding: Rule): readonly PoolInPlay[] {
  const { declared } = round;
  const poolStakes = stakesAtBoxes(round);
  const names = [...new Set(poolStakes.map(({ pool }) => pool))];
  return names.map((pool) => {
    const stakes = poolStakes.filter((stake) => stake.pool === pool);
    const fed = divided(pool, stakes, pools?.[pool]?.rate, feeding);
    const stated = declared?.poolPrizes?.find((prize) => prize.pool === pool && prize.meter !== undefined);
    const before = meterOf(pools?.[pool] ?? {});
    const intoPool = sumMinor(fed.flatMap(({ kind, amount }) => (kind === 'contribution' ? [amount] : [])));
    const shown = stated?.meter;
    const known = before === undefined ? undefined : () => before() + intoPool;
    const meter = shown === undefined ? known : () => shown;
    return { pool, stakes, fed, meter };
  });
}

function divided(
  pool: string,
  stakes: readonly PoolStake[],
  rate: NonNullable<NonNullable<Setting['pools']>[string]>['rate'],
  rule: Rule,
): readonly PoolMovement[] {
  const staked = sumMinor(stakes.map(({ amount }) => amount));
  if (rate === undefined || staked === 0n) return [];
  const { amount, rounded } = contributionOf(staked, rate);
  return [
    { pool, kind: 'contribution', amount, rule, ...(rounded === undefined ? {} : { rounded }) },
    { pool, kind: 'house-share', amount: staked - amount, rule },
  ];
}

export const winnerOf = ({ seat, player }: PoolStake): Pick<PoolMovement, 'seat' | 'player'> => ({
  ...(seat === undefined ? {} : { seat }),
  ...(player === undefined ? {} : { player }),
});
