import { rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/jackpots/carrusel-facts';
import type { Rule } from '../rule';
import { carruselOf2010 } from './carrusel-2010';

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
