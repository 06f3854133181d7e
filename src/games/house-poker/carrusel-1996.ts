import { ONE, rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/jackpots/carrusel-facts';
import { CARIBBEAN_1996_RANKING } from '../_mechanics/poker-hands/hand-ranking';
import type { CARIBBEAN_1996_RULES } from './caribbean-stud-1996.register';

/** The carrusel of the Decree of 1996: every coin goes to the pool, and only the highest straight flush has a share. */
export const carruselOf1996 = ({
  carruselAuthorised: authorised,
  carruselCoins: coins,
  carruselRoyal: royal,
  carruselStraightFlush: straightFlush,
}: Pick<
  typeof CARIBBEAN_1996_RULES,
  'carruselAuthorised' | 'carruselCoins' | 'carruselRoyal' | 'carruselStraightFlush'
>): CarruselFacts => ({
  ranking: CARIBBEAN_1996_RANKING,
  prizes: [
    {
      category: 'royal-flush',
      spanish: 'escalera real de color',
      rule: royal,
      sharing: royal,
      takes: 'meter',
    },
    {
      category: 'straight-flush',
      spanish: 'escalera de color',
      rule: straightFlush,
      sharing: straightFlush,
      takes: 'share',
      share: rational(1n, 10n),
      onlyHighest: true,
      chained: straightFlush,
    },
  ],
  rules: { contribution: coins, needsBet: coins, authorised, unit: coins, fromMeter: royal },
  fixedRate: { rate: ONE, rule: coins },
});
