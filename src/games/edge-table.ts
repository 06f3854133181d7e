import { refused, accepted, type Result } from '../kernel/result';
import { edgesAtHand } from './edges-at-hand';
import { GAME_CODES } from './game-codes';
import type { BetEdge } from './game-rules';
import { DEFAULT_RULEBOOK } from './rulebook';
import { rulesInForce } from './rules-in-force';

export interface EdgeRow extends BetEdge {
  readonly game: string;
  readonly rulebook: string;
}

/** The edges of a game as it is played now, or of all games; refused, in a sentence, where the game has no rules. */
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
