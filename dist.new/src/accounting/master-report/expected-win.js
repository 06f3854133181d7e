"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.together = exports.expectedWin = exports.NOTHING_EXPECTED = void 0;
const edge_name_1 = require("../../games/edges/edge-name");
const rational_1 = require("../../kernel/rational");
exports.NOTHING_EXPECTED = {
    handle: 0n,
    theoretical: rational_1.ZERO,
    variance: rational_1.ZERO,
    byChoice: [],
    approximate: [],
    withoutEdge: [],
};
/** What bets are expected to bring the house; edges are undefined where they are not known for the game. */
const expectedWin = (bets, edges) => bets.map((bet) => ofBet(bet, edges ?? [])).reduce(exports.together, exports.NOTHING_EXPECTED);
exports.expectedWin = expectedWin;
function ofBet({ bet, edgeName, staked, squares }, edges) {
    const included = { ...exports.NOTHING_EXPECTED, handle: staked };
    if (edgeName === '')
        return included;
    const choices = (0, edge_name_1.edgesNamed)(edgeName, edges);
    const [lowest] = [...choices].sort((a, b) => (0, rational_1.compare)(a.edge, b.edge));
    if (lowest === undefined)
        return staked === 0n ? included : { ...included, withoutEdge: [bet] };
    const isByChoice = choices.some(({ edge }) => (0, rational_1.compare)(edge, lowest.edge) !== 0);
    return {
        ...included,
        theoretical: (0, rational_1.multiply)(lowest.edge, (0, rational_1.rational)(staked)),
        variance: (0, rational_1.multiply)(lowest.variance, (0, rational_1.rational)(squares)),
        byChoice: isByChoice ? [bet] : [],
        approximate: lowest.error === undefined ? [] : [bet],
    };
}
/** What is expected of two parts of the play together. */
const together = (one, other) => ({
    handle: one.handle + other.handle,
    theoretical: (0, rational_1.add)(one.theoretical, other.theoretical),
    variance: (0, rational_1.add)(one.variance, other.variance),
    byChoice: union(one.byChoice, other.byChoice),
    approximate: union(one.approximate, other.approximate),
    withoutEdge: union(one.withoutEdge, other.withoutEdge),
});
exports.together = together;
const union = (one, other) => other.length === 0 ? one : [...new Set([...one, ...other])].sort();
//# sourceMappingURL=expected-win.js.map