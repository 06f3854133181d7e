import { type Finding, said } from '../../finding-catalogue/finding';
import type { CarruselFacts } from '../_mechanics/carrusel';
import { checkPoolOpening, checkPoolUnit, type PoolDemands } from '../_mechanics/pool-checks';
import { checkPoolPrizes } from '../_mechanics/prize-checks';
import { poolChecks } from '../_mechanics/pool-life';
import type { Setting } from '../game-rules';
import type { PoolStake } from '../round';
import { breach, type Rule } from '../rule';
import type { CheckedRound } from './house-poker-checks';
import { interconnectedRules } from './three-card-poker.register.json';
import { rational } from '../../kernel/rational';
import { STANDARD_RANKING } from '../_mechanics/hand-ranking';

interface CarruselRules {
  readonly needsBet: Rule;
  readonly opening: Rule;
  readonly contribution: Rule;
  readonly fromMeter: Rule;
  readonly prizes: Rule;
  readonly royalsShare: Rule;
  readonly chained: Rule;
  readonly equalsShare: Rule;
  readonly ownPrizes: Rule;
}

/** The carrusel of the Order of 2010 (1.1.9.A, VII.6), to which its other games of poker refer. */
export const carruselOf2010 = (rules: CarruselRules): CarruselFacts => {
  const fixed = { takes: 'stakes', rule: rules.prizes, sharing: rules.prizes } as const;
  return {
    ranking: STANDARD_RANKING,
    prizes: [
      {
        category: 'royal-flush',
        spanish: 'escalera real de color',
        rule: rules.prizes,
        sharing: rules.royalsShare,
        takes: 'meter',
      },
      {
        category: 'straight-flush',
        spanish: 'escalera de color',
        rule: rules.prizes,
        sharing: rules.equalsShare,
        takes: 'share',
        share: rational(1n, 10n),
        chained: rules.chained,
      },
      { category: 'four-of-a-kind', spanish: 'póquer', times: 300n, ...fixed },
      { category: 'full-house', spanish: 'full', times: 100n, ...fixed },
      { category: 'flush', spanish: 'color', times: 50n, ...fixed },
      { category: 'straight', spanish: 'escalera', times: 30n, ...fixed },
    ],
    rules: {
      contribution: rules.contribution,
      needsBet: rules.needsBet,
      unit: rules.opening,
      fromMeter: rules.fromMeter,
      ownPrizes: rules.ownPrizes,
    },
    opening: { times: 5000n, rule: rules.opening },
    // What the prizes cost of each stake at a meter of 5,000 stakes, over all hands of five cards: 44.67 %.
    sustainingRate: rational(1_161_000n, 2_598_960n),
  };
};

const { carruselOfTables, carruselAsStud, carruselCommon } = interconnectedRules;

export const INTERCONNECTED_CARRUSEL: CarruselFacts & Required<Pick<CarruselFacts, 'leastRate'>> = {
  ...carruselOf2010({
    needsBet: carruselOfTables,
    opening: carruselAsStud,
    contribution: carruselAsStud,
    fromMeter: carruselAsStud,
    prizes: carruselCommon,
    royalsShare: carruselAsStud,
    chained: carruselAsStud,
    equalsShare: carruselAsStud,
    ownPrizes: carruselAsStud,
  }),
  leastRate: { rate: rational(7n, 10n), rule: carruselAsStud },
};

/**
 * Finds stakes in a carrusel that are not of the one amount, or without a bet of the game, and prizes that are not due.
 */
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
    /** Whether the scale of prizes applies to the hands; it has none for hands of three cards (OP2-37). */
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
        expected: said('stake-in-pool-beside-bet-of-game'),
        found: said('one-in-at-seat-without-it', { pool, seat }),
      }),
    ),
    ...(hasScale
      ? checkPoolPrizes(checked, setting, {
          none: rules.fromMeter,
          several: rules.fromMeter,
        })
      : prizesNotEvaluated(facts, checked)),
  ];
}

function prizesNotEvaluated({ rules }: CarruselFacts, { round }: CheckedRound): readonly Finding[] {
  const won = new Set((round.declared?.poolPrizes ?? []).map(({ pool }) => pool));
  return [...won].map((pool) =>
    breach(rules.fromMeter, {
      code: 'pool-prize-not-judged',
      expected: said('two-common-cards-which-make-hands-that-scale'),
      found: said('prizes-of-for-hands-of-three-cards', { pool }),
    }),
  );
}

/** Checks of a carrusel beyond a round. The house reseeds it after the whole meter is won, unless OP2-13 exempts it. */
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
