import { ONE, rational } from '../../kernel/rational';
import type { GameRules, PayTableRow } from '../game-rules';
import { carruselLife } from './carrusel-checks';
import { INTERCONNECTED_CARRUSEL } from './interconnected-poker';
import { threeCardPokerChecks } from './three-card-poker-checks';
import { threeCardPokerEdges } from './three-card-poker-edges';
import type { ThreeCardPokerFacts, ThreeCardPrize } from './three-card-poker-facts';
import { settleThreeCards, THREE_CARD_SHAPES } from './three-card-poker-settlement';

export const threeCardPokerRules = (facts: ThreeCardPokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-32', 'OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-21', 'OP2-22', 'OP2-44'],
  shapes: THREE_CARD_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleThreeCards(facts, round, setting),
  checks: { ...threeCardPokerChecks(facts), ...carruselLife(INTERCONNECTED_CARRUSEL) },
  leastPoolReturn: INTERCONNECTED_CARRUSEL.leastRate.rate,
  poolPrizesMayVary: true,
  edges: (answers) => threeCardPokerEdges(facts, answers),
  edgeNameOf: ({ type }) => (type === 'bet' ? undefined : type),
});

function payTableOf({ rules, fortune, extraAnte }: ThreeCardPokerFacts): readonly PayTableRow[] {
  const maximum = '10 to 50 × the minimum';
  const inWords = ({ category }: ThreeCardPrize): string => category.replaceAll('-', ' ');
  return [
    ...fortune.map((prize) => ({
      bet: 'fortune',
      spanish: `Fortuna: ${prize.spanish}`,
      ruleId: rules.fortune.id,
      covers: inWords(prize),
      pays: rational(prize.pays),
      maximum,
    })),
    {
      bet: 'ante',
      spanish: 'Ante',
      ruleId: rules.playerWins.id,
      covers: 'a higher hand than the house, or the house does not play',
      pays: ONE,
      maximum,
    },
    ...extraAnte.map((prize) => ({
      bet: 'ante',
      spanish: `extra-ante: ${prize.spanish}`,
      ruleId: rules.extraAnte.id,
      covers: `${inWords(prize)}, whatever the house has, beside the ante`,
      pays: rational(prize.pays),
      maximum: 'no stake of its own',
    })),
    {
      bet: 'bet',
      spanish: 'Bet',
      ruleId: rules.playerWins.id,
      covers: 'a higher hand than the house, which plays',
      pays: ONE,
      maximum: 'equal to the ante',
    },
  ];
}
