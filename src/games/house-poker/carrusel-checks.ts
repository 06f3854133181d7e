import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CarruselFacts } from '../_mechanics/carrusel';
import {
  checkPoolOpening,
  checkPoolPrizes,
  checkPoolUnit,
  type PoolDemands,
} from '../_mechanics/pool-checks';
import { poolChecks } from '../_mechanics/pool-life';
import type { Setting } from '../game-rules';
import type { PoolStake } from '../round';
import { breach } from '../rule';
import type { CheckedRound } from './house-poker-checks';

/** Stakes of a carrusel that are not the one amount, or not beside a bet of the game; prizes that are not due. */
export function checkCarrusel(
  facts: CarruselFacts,
  checked: CheckedRound,
  {
    setting,
    hasBet,
    hasScale = true,
  }: {
    readonly setting: Setting;
    readonly hasBet: (stake: PoolStake) => boolean;
    /** Whether the scale of prizes is for such hands: for those of three cards none is given (OP2-37). */
    readonly hasScale?: boolean;
  },
): readonly Finding[] {
  const { rules } = facts;
  const alone = (checked.round.poolStakes ?? []).filter(
    (stake) => stake.seat !== undefined && !hasBet(stake),
  );
  return [
    ...checkPoolOpening(checked.round, setting, demandsOf(facts)),
    ...checkPoolUnit(checked.round, setting, { minimum: 'jackpot-bet', rule: rules.unit }),
    ...alone.map(({ pool, seat }) =>
      breach(rules.needsBet, {
        code: 'pool-stake-without-bet',
        expected: said`a stake in the pool beside a bet of the game`,
        found: said`one in ${pool} at seat ${seat} without it`,
      }),
    ),
    ...(hasScale ? checkPoolPrizes(checked, setting, rules.fromMeter) : prizesNotEvaluated(facts, checked)),
  ];
}

function prizesNotEvaluated({ rules }: CarruselFacts, { round }: CheckedRound): readonly Finding[] {
  const won = new Set((round.declared?.poolPrizes ?? []).map(({ pool }) => pool));
  return [...won].map((pool) =>
    breach(rules.fromMeter, {
      code: 'pool-prize-not-judged',
      expected: said`two common cards, which make the hands that the scale is for`,
      found: said`prizes of ${pool} for hands of three cards`,
    }),
  );
}

/** What concerns a carrusel beyond a round; it does not begin again where OP2-13 says that it begins from nothing. */
export const carruselLife = (facts: CarruselFacts): ReturnType<typeof poolChecks> =>
  poolChecks(demandsOf(facts), {
    beginsAgain: ({ answers }) => answers['OP2-13'] !== 'from-nothing',
    less: 'violation',
    more: 'advisory',
  });

const demandsOf = ({ rules, ...facts }: CarruselFacts): PoolDemands => ({
  ...facts,
  rules: { ...rules, tables: rules.needsBet },
});
