"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.knownEdges = knownEdges;
const lru_cache_1 = require("lru-cache");
const answered_points_1 = require("../../games/edges/answered-points");
const edges_at_hand_1 = require("../../games/edges/edges-at-hand");
/** Edges follow from the rules alone: the same for every casino, and for as long as the process runs. */
const known = new lru_cache_1.LRUCache({ max: 200 });
/** The edges of a game under the rules in force, worked out once; undefined where that would take seconds. */
function knownEdges(found) {
    const { rulebook, rules, answers } = found;
    const key = `${rulebook.code} ${rules.code} ${(0, answered_points_1.answeredPoints)(rules, answers)}`;
    const kept = known.get(key) ?? { edges: (0, edges_at_hand_1.edgesAtHand)(found) };
    known.set(key, kept);
    return kept.edges;
}
//# sourceMappingURL=known-edges.js.map