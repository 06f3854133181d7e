import type { GameRules } from '../game-rules';
import { spinShapes } from './reported-spin';
import { rouletteChecks } from './roulette-checks';
import { rouletteEdges } from './roulette-edges';
import type { RouletteFacts } from './roulette-facts';
import { readyTable, settleSpin } from './spin';

/**
 * The rules of a roulette with one zero, out of its facts. The numbers stand in `layout`, zero in
 * `_mechanics/prison`, limits in `roulette-limits`, everything checked in `roulette-checks`.
 */
export const rouletteRules = (facts: RouletteFacts): GameRules => {
  const table = readyTable(facts);
  return {
    code: facts.code,
    register: facts.register,
    openPoints: facts.openPoints,
    shapes: spinShapes(facts),
    payTable: facts.bets.map(({ type, spanish, rule, covers, pays, multiples }) => ({
      bet: type,
      spanish,
      ruleId: rule.id,
      covers,
      pays,
      maximum: `${multiples.join(', ')} × the minimum, by tier`,
    })),
    settle: (round, setting) => settleSpin(table, round, setting),
    checks: rouletteChecks(table),
    edges: (answers) => rouletteEdges(facts, answers),
  };
};
