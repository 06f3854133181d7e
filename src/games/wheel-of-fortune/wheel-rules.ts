import { rational } from '../../kernel/rational';
import { edgeOf, withChance } from '../_mechanics/chances';
import type { BetEdge, GameRules } from '../game-rules';
import { wheelChecks } from './wheel-checks';
import type { WheelFacts } from './wheel-facts';
import { settlePlay, wheelShapes } from './wheel-spin';

/** The rules of the wheel of fortune, out of its facts. Settling stands in `wheel-spin`. */
export const wheelRules = (facts: WheelFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  openPoints: ['OP2-36'],
  shapes: wheelShapes(facts),
  payTable: facts.bets.map(({ type, spanish, rule, squares, pays }) => ({
    bet: type,
    spanish,
    ruleId: rule.id,
    covers: `${squares} of the ${squaresOf(facts)} squares`,
    pays: rational(pays),
    maximum: 'as the direction sets it, within what is authorised',
  })),
  settle: (round) => settlePlay(facts, round),
  checks: wheelChecks(facts),
  edges: () => wheelEdges(facts),
});

const squaresOf = ({ bets }: WheelFacts): bigint => bets.reduce((sum, { squares }) => sum + squares, 0n);

/** The house's share of every bet, exactly: each square comes with the same chance. */
const wheelEdges = (facts: WheelFacts): readonly BetEdge[] =>
  facts.bets.map(({ type, squares, pays }) => {
    const chance = rational(squares, squaresOf(facts));
    return edgeOf(
      type,
      withChance(chance, rational(pays + 1n)),
      `enumeration of the ${squaresOf(facts)} squares`,
    );
  });
