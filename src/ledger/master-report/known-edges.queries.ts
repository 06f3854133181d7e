import { LRUCache } from 'lru-cache';
import { answeredPoints } from '../../games/edges/answered-points';
import { edgesAtHand } from '../../games/edges/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';
import type { RulesInForce } from '../../games/rulebooks/rules-in-force';

/** Edges follow from the rules alone: the same for every casino, and for as long as the process runs. */
const known = new LRUCache<string, { readonly edges: readonly BetEdge[] | undefined }>({ max: 200 });

/** The edges of a game under the rules in force, calculated once; undefined if that would take seconds. */
export function knownEdges(found: RulesInForce): readonly BetEdge[] | undefined {
  const { rulebook, rules, answers } = found;
  const key = `${rulebook.code} ${rules.code} ${answeredPoints(rules, answers)}`;
  const kept = known.get(key) ?? { edges: edgesAtHand(found) };
  known.set(key, kept);
  return kept.edges;
}
