import { rational, type Rational } from '../kernel/rational';
import { type BetEdge, type GameRules, DEFAULT_RULEBOOK } from './game-rules';
import type { Answers } from './open-points';
import { type RulesInForce, rulesInForce } from './rules-in-force';
import WORKED_OUT from './worked-out-edges.json';
import { CATALOGUE } from './catalogue';
import { isGameCode, GAME_CODES } from './game-codes';
import type { PlacedBet, Round } from './round';
import { refused, accepted, type Result } from '../kernel/result';

/** An edge as it was worked out; fractions in lowest terms. */
interface WorkedOutEdge extends Pick<BetEdge, 'bet' | 'method'> {
  readonly rulebook: string;
  readonly game: string;
  /** The answers to open points for which it is valid; empty if it does not depend on them. */
  readonly answers: string;
  readonly edge: string;
  readonly variance: string;
  readonly error?: string | undefined;
}

/** The edges that take seconds, with the answers that change them; `npm run generate` writes them. */
const WORKED_OUT_EDGES: readonly WorkedOutEdge[] = WORKED_OUT;

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
  bet,
  method,
  edge: fractionOf(edge),
  variance: fractionOf(variance),
  ...(error === undefined ? {} : { error: fractionOf(error) }),
});

function fractionOf(text: string): Rational {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return rational(BigInt(numerator), BigInt(denominator));
}

export function edgeNameOf(game: string, bet: PlacedBet, round: Round): string | undefined {
  const rules: GameRules | undefined = isGameCode(game) ? CATALOGUE[game] : undefined;
  return rules?.edgeNameOf === undefined ? bet.type : rules.edgeNameOf(bet, round);
}

/**
 * The edges that a name may stand for: the one called so, else one for each choice the player had, which the report
 * does not tell. None where the game has no edge for such a bet.
 */
export function edgesNamed(name: string, edges: readonly BetEdge[]): readonly BetEdge[] {
  const exact = edges.find(({ bet }) => bet === name);
  if (exact !== undefined) return [exact];
  const choices = edges.filter(({ bet }) => bet.startsWith(`${name}/`));
  const [type] = name.split('/');
  return choices.length > 0 || type === name
    ? choices
    : edges.filter(({ bet }) => bet.startsWith(`${type}/`));
}

/** The answers to the open points of a game as one text: games with equal texts have equal edges. */
export const answeredPoints = ({ openPoints }: Pick<GameRules, 'openPoints'>, answers: Answers): string =>
  openPoints.map((point) => `${point}=${answers[point]}`).join(' ');

export interface EdgeRow extends BetEdge {
  readonly game: string;
  readonly rulebook: string;
}

export function edgeTable(game?: string): Result<readonly EdgeRow[], string> {
  const wanted = game === undefined ? GAME_CODES : [game];
  const tables = wanted.map(edgesOf);
  const refusal = tables.find((table) => !table.ok);
  if (game !== undefined && refusal !== undefined) return refusal;
  return accepted(tables.flatMap((table) => (table.ok ? table.value : [])));
}

function edgesOf(game: string): Result<readonly EdgeRow[], string> {
  const found = rulesInForce({ ...DEFAULT_RULEBOOK, game });
  if (!found.ok) return refused(`${found.refusal.code}: ${found.refusal.found}`);
  const { rules, rulebook, answers } = found.value;
  const edges = edgesAtHand(found.value) ?? rules.edges(answers);
  return accepted(edges.map((edge) => ({ game, rulebook: rulebook.code, ...edge })));
}
