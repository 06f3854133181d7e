import { CATALOGUE } from '../catalogue';
import { isGameCode } from '../game-codes';
import type { BetEdge, GameRules } from '../game-rules';
import type { PlacedBet, Round } from '../round';

/** The name in a game's edges under which a bet of a round counts; undefined if the edge of another bet includes it. */
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
