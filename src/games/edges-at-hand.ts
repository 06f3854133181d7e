import { rational, type Rational } from '../kernel/rational';
import { type BetEdge, type GameRules, DEFAULT_RULEBOOK } from './game-rules';
import type { Answers } from './open-points';
import { type RulesInForce, rulesInForce } from './rules-in-force';
import WORKED_OUT from './worked-out-edges.json';
import { CATALOGUE } from './catalogue';
import { isGameCode, GAME_CODES } from './game-codes';
import type { PlacedBet, Round } from './round';
import { refused, accepted, type Result } from '../kernel/result';

/** An edge that was calculated before; fractions in lowest terms: `7/495`. */
interface WorkedOutEdge extends Pick<BetEdge, 'bet' | 'method'> {
  readonly rulebook: string;
  readonly game: string;
  /** The answers to open points for which it is valid; empty if it does not depend on them. */
  readonly answers: string;
  readonly edge: string;
  readonly variance: string;
  readonly error?: string | undefined;
}

/** The edges whose calculation takes seconds, with the answers that change them; `npm run generate` writes them. */
const WORKED_OUT_EDGES: readonly WorkedOutEdge[] = WORKED_OUT;

/**
 * The edges of a game without a calculation of seconds, which `worked-out-edges.json` replaces. Undefined if that file
 * has none for this rulebook and these answers.
 */
export function edgesAtHand({ rulebook, rules, answers }: RulesInForce): readonly BetEdge[] | undefined {
  const ofGame = WORKED_OUT_EDGES.filter(({ game }) => game === rules.code);
  if (ofGame.length === 0) return rules.edges(answers);
  const kept = ofGame.filter(
    (each) => each.rulebook === rulebook.code && holdsUnderAnswers(each.answers, answers),
  );
  return kept.length === 0 ? undefined : kept.map(edgeOfText);
}

/** @param text answers to open points, as `answeredPoints` writes them: `OP1-03=paid-even OP1-12=freed` */
export const holdsUnderAnswers = (text: string, answers: Answers): boolean => {
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

/** The name of a bet in the edges of its game; undefined for a further stake that the edge of another bet includes. */
export function edgeNameOf(game: string, bet: PlacedBet, round: Round): string | undefined {
  const rules: GameRules | undefined = isGameCode(game) ? CATALOGUE[game] : undefined;
  return rules?.edgeNameOf === undefined ? bet.type : rules.edgeNameOf(bet, round);
}

/**
 * The edge of this name, else one for each choice of the player, which reports do not state (`red/leave`,
 * `red/withdraw`). Empty if the game has no edge for such a bet.
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

/**
 * The edges of a game under the Order of 2010, or of all games that have any. Calculates those that are not kept, which
 * takes seconds. Refused, with a text for the console, where there are no rules for the game.
 */
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
