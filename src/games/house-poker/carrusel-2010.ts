import { rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/carrusel';
import { STANDARD_RANKING } from '../_mechanics/hand-ranking';
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

/** What heading 1.1.9.C says of a carrusel that links all tables of poker. */
export const INTERCONNECTED_RULES = {
  carruselOfTables: {
    id: '1.1.9.C-IX.1-01',
    citation: '1.1.9.C, IX.1 L4567',
    says: 'All or some tables form a carrusel, for those who play at them.',
  },
  carruselAsStud: {
    id: '1.1.9.C-IX.2-01',
    citation: '1.1.9.C, IX.2 L4574',
    says: 'It works as that of caribbean stud, and returns 70 % of what is staked in it at least.',
  },
  carruselCommon: {
    id: '1.1.9.C-IX.3-01',
    citation: '1.1.9.C, IX.3 L4580',
    says: 'Where all tables of poker are linked, two common cards make a hand of five for every player.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const { carruselOfTables, carruselAsStud, carruselCommon } = INTERCONNECTED_RULES;

/** The carrusel that games of three own cards share with caribbean stud (OP2-37). */
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
