"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.edgesAtHand = edgesAtHand;
const rational_1 = require("../../kernel/rational");
const answered_points_1 = require("./answered-points");
const worked_out_edges_1 = require("./worked-out-edges");
/**
 * The edges of a game as far as they can be had without working for seconds: those that take long are kept as they
 * were worked out. Undefined where such a game is played under answers for which that was not done.
 */
function edgesAtHand({ rulebook, rules, answers }) {
    const kept = worked_out_edges_1.WORKED_OUT_EDGES.filter(({ game }) => game === rules.code);
    if (kept.length === 0)
        return rules.edges(answers);
    const points = (0, answered_points_1.answeredPoints)(rules, answers);
    return kept
        .find((each) => each.rulebook === rulebook.code && each.answers === points)
        ?.edges.map(edgeOfText);
}
const edgeOfText = ({ edge, variance, error, ...row }) => ({
    ...row,
    edge: fractionOf(edge),
    variance: fractionOf(variance),
    ...(error === undefined ? {} : { error: fractionOf(error) }),
});
function fractionOf(text) {
    const [numerator = '0', denominator = '1'] = text.split('/');
    return (0, rational_1.rational)(BigInt(numerator), BigInt(denominator));
}
//# sourceMappingURL=edges-at-hand.js.map