import { rational, type Rational } from '../../kernel/rational';
import type { BetEdge } from '../game-rules';
import type { RulesInForce } from '../rulebooks/rules-in-force';
import { answeredPoints } from './answered-points';
import { WORKED_OUT_EDGES, type WorkedOutEdge } from './worked-out-edges';

/**
 * The edges of a game as far as they can be had without working for seconds: those that take long are kept as they
 * were worked out. Undefined where such a game is played under answers for which that was not done.
 */
export function edgesAtHand({ rulebook, rules, answers }: RulesInForce): readonly BetEdge[] | undefined {
  const kept = WORKED_OUT_EDGES.filter(({ game }) => game === rules.code);
  if (kept.length === 0) return rules.edges(answers);
  const points = answeredPoints(rules, answers);
  return kept
    .find((each) => each.rulebook === rulebook.code && each.answers === points)
    ?.edges.map(edgeOfText);
}

const edgeOfText = ({ edge, variance, error, ...row }: WorkedOutEdge): BetEdge => ({
  ...row,
  edge: fractionOf(edge),
  variance: fractionOf(variance),
  ...(error === undefined ? {} : { error: fractionOf(error) }),
});

function fractionOf(text: string): Rational {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}
