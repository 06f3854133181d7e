import type { CarruselFacts } from '../_mechanics/jackpots/carrusel-facts';
import { checkPoolOpening, checkPoolPrizes, checkPoolUnit } from '../_mechanics/jackpots/pool-checks';
import { poolChecks } from '../_mechanics/jackpots/pool-life';
import type { Setting } from '../game-rules';
import type { PoolStake } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { CheckedRound } from './house-poker-checks';

/** Stakes of a carrusel that are not the one amount, or not beside a bet of the game; prizes that are not due. */
export function checkCarrusel(
  facts: CarruselFacts,
  checked: CheckedRound,
  { setting, hasBet }: { readonly setting: Setting; readonly hasBet: (stake: PoolStake) => boolean },
): readonly RuleFinding[] {
  const { rules } = facts;
  const alone = (checked.round.poolStakes ?? []).filter(
    (stake) => stake.seat !== undefined && !hasBet(stake),
  );
  return [
    ...checkPoolOpening(checked.round, setting, facts),
    ...checkPoolUnit(checked.round, setting, { minimum: 'jackpot-bet', rule: rules.unit }),
    ...alone.map(({ pool, seat }) =>
      breach(rules.needsBet, {
        code: 'pool-stake-without-bet',
        severity: 'violation',
        expected: 'a stake in the pool beside a bet of the game',
        found: `one in ${pool} at seat ${seat} without it`,
      }),
    ),
    ...checkPoolPrizes(checked, setting, rules.fromMeter),
  ];
}

/** What concerns a carrusel beyond a round; it does not begin again where OP2-13 says that it begins from nothing. */
export const carruselLife = (facts: CarruselFacts): ReturnType<typeof poolChecks> =>
  poolChecks(facts, {
    beginsAgain: ({ answers }) => answers['OP2-13'] !== 'from-nothing',
    less: 'violation',
    more: 'advisory',
  });
