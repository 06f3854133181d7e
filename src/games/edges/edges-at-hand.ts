import { rational, type Rational } from '../../kernel/rational';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { RulesInForce } from '../rulebooks/rules-in-force';
import { WORKED_OUT_EDGES, type WorkedOutEdge } from './worked-out-edges';

/**
 * The edges of a game as far as they can be had without working for seconds: those that take long are kept as they
 * were calculated. Undefined if such a game is played under a rulebook, or answers, for which that was not done.
 */
export function edgesAtHand({ rulebook, rules, answers }: RulesInForce): readonly BetEdge[] | undefined {
  const ofGame = WORKED_OUT_EDGES.filter(({ game }) => game === rules.code);
  if (ofGame.length === 0) return rules.edges(answers);
  const kept = ofGame.filter((each) => each.rulebook === rulebook.code && isUnder(each.answers, answers));
  return kept.length === 0 ? undefined : kept.map(edgeOfText);
}

export const isUnder = (text: string, answers: Answers): boolean => {
  const given = new Set(Object.entries(answers).map(([point, answer]) => `${point}=${answer}`));
  return text === '' || text.split(' ').every((answer) => given.has(answer));
};

const edgeOfText = ({ bet, method, edge, variance, error }: WorkedOutEdge): BetEdge => ({
  ...{ bet, method },
  edge: fractionOf(edge),
  variance: fractionOf(variance),
  ...(error === undefined ? {} : { error: fractionOf(error) }),
});

function fractionOf(text: string): Rational {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}
