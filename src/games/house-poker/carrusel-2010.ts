import { rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/jackpots/carrusel-facts';
import { STANDARD_RANKING } from '../_mechanics/poker-hands/hand-ranking';
import type { Rule } from '../rule';

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

/** The carrusel of the Order of 2010 (1.1.9.A, VII.6), which its other games of poker follow. */
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
        onlyHighest: false,
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
    // Of all hands of five cards, at a meter of 5,000 stakes: 44.67 %.
    sustainingRate: rational(1_161_000n, 2_598_960n),
  };
};
