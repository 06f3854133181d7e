import { rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import { carruselLife } from './carrusel-checks';
import { INTERCONNECTED_CARRUSEL } from './interconnected-poker';
import { trijokerChecks } from './trijoker-checks';
import { trijokerEdges } from './trijoker-edges';
import type { TrijokerFacts } from './trijoker-facts';
import { settleTrijoker, trijokerShapes } from './trijoker-settlement';

export const trijokerRules = (facts: TrijokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-32', 'OP2-11', 'OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-44'],
  shapes: trijokerShapes(facts),
  payTable: facts.bets.flatMap((bet) =>
    facts.prizes.map(({ category, fromRank, spanish, pays, rule }) => ({
      bet: bet.type,
      spanish,
      ruleId: rule.id,
      covers: `${category.replaceAll('-', ' ')}${fromRank === undefined ? '' : ` of ${fromRank} or better`}`,
      pays: rational(pays),
      maximum: '10, 20 or 30 × the minimum',
    })),
  ),
  settle: (round, setting) => settleTrijoker(facts, round, setting),
  checks: { ...trijokerChecks(facts), ...carruselLife(INTERCONNECTED_CARRUSEL) },
  leastPoolReturn: INTERCONNECTED_CARRUSEL.leastRate.rate,
  poolPrizesMayVary: true,
  edges: (answers) => trijokerEdges(facts, answers),
});
