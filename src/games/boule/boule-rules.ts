import { add, ONE, rational } from '../../kernel/rational';
import { edgeOf, withChance } from '../_mechanics/chances';
import type { BetEdge, GameRules } from '../game-rules';
import { settleBall } from './ball';
import { bouleChecks } from './boule-checks';
import type { BouleFacts } from './boule-facts';
import { ballShapes } from './reported-ball';

/** The rules of boule, out of its facts. Settling stands in `ball`, limits in `boule-limits`. */
export const bouleRules = (facts: BouleFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP1-01', 'OP1-06', 'OP1-32'],
  shapes: ballShapes(facts),
  payTable: facts.bets.map(({ type, spanish, rule, covers, pays, maximum: { atLeast, atMost } }) => ({
    bet: type,
    spanish,
    ruleId: rule.id,
    covers,
    pays,
    maximum: `${atLeast} to ${atMost} × the authorised minimum, for each player`,
  })),
  settle: (round, setting) => settleBall(facts, round, setting),
  checks: bouleChecks(facts),
  edges: () => bouleEdges(facts),
});

/** The house's share of every bet, exactly: each number comes with the same chance. */
const bouleEdges = ({ bets, highest }: BouleFacts): readonly BetEdge[] =>
  bets.map(({ type, numbers, pays }) => {
    const chance = rational(BigInt(numbers?.length ?? 1), BigInt(highest));
    return edgeOf(type, withChance(chance, add(ONE, pays)), `enumeration of the ${highest} numbers`);
  });
