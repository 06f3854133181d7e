import { LRUCache } from 'lru-cache';
import { answeredPoints, edgesAtHand } from '../../games/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';
import type { RulesInForce } from '../../games/rules-in-force';

/** Edges depend only on the rules, so they are cached for all casinos while the process runs. */
const known = new LRUCache<string, { readonly edges: readonly BetEdge[] | undefined }>({ max: 200 });

/** Returns the edges of a game under the rules in force, calculated once; undefined if that would take seconds. */
export function knownEdges(found: RulesInForce): readonly BetEdge[] | undefined {
  const { rulebook, rules, answers } = found;
  const key = `${rulebook.code} ${rules.code} ${answeredPoints(rules, answers)}`;
  const kept = known.get(key) ?? { edges: edgesAtHand(found) };
  known.set(key, kept);
  return kept.edges;
}
