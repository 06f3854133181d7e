"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.caribbeanEdges = caribbeanEdges;
const counted_results_1 = require("../_mechanics/counted-results");
const hands_against_each_other_1 = require("../_mechanics/poker-hands/hands-against-each-other");
const carrusel_edge_1 = require("./carrusel-edge");
const caribbean_stud_hand_1 = require("./caribbean-stud-hand");
/**
 * The edge of the initial bet with the second one that goes with it, and that of insurance. Exact for a stated play:
 * who also looks at the open card of the house loses a little less.
 */
function caribbeanEdges(facts, answers) {
    const hands = (0, caribbean_stud_hand_1.handReader)(facts, answers);
    const judge = { size: 5, strengthOf: hands.strengthOf, qualifiesFrom: hands.qualifiesFrom };
    const paysOf = (strength) => facts.prizes.find(({ category }) => category === hands.categoryOf(strength))?.pays ?? 0n;
    const initial = [];
    (0, hands_against_each_other_1.eachHandAgainstOthers)(judge, ({ strength }, against) => {
        initial.push(asPlayed(facts, answers, against, paysOf(strength)));
    });
    return [
        (0, counted_results_1.edgeOfCounted)('initial-bet', (0, counted_results_1.allOf)(initial), {
            method: 'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks ' +
                'of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
        }),
        ...insuranceEdge(facts, answers, hands),
        ...(0, carrusel_edge_1.carruselEdge)(facts.carrusel),
    ];
}
function asPlayed({ secondBetTimes: times }, answers, { notQualified, lower, equal, higher }, pays) {
    const unqualified = answers['OP2-19'] === 'paid-at-par' ? 1n + times : 1n;
    const played = (0, counted_results_1.allOf)([
        (0, counted_results_1.netting)(notQualified, unqualified),
        (0, counted_results_1.netting)(lower, 1n + times * pays),
        (0, counted_results_1.netting)(equal, 0n),
        (0, counted_results_1.netting)(higher, -1n - times),
    ]);
    const passed = (0, counted_results_1.netting)(played.ways, -1n);
    return played.sum >= passed.sum ? played : passed;
}
function insuranceEdge({ insurance }, answers, { strengthOf, qualifiesFrom, categoryOf }) {
    if (insurance === undefined)
        return [];
    const stake = answers['OP2-16b'] === 'consumed' ? -1n : 0n;
    const counted = [];
    (0, hands_against_each_other_1.eachHand)({ size: 5, strengthOf, qualifiesFrom }, ({ strength, ways }) => {
        const prize = insurance.prizes.find(({ category }) => category === categoryOf(strength));
        counted.push((0, counted_results_1.netting)(ways, prize === undefined ? -1n : prize.pays + stake));
    });
    return [
        (0, counted_results_1.edgeOfCounted)('insurance', (0, counted_results_1.allOf)(counted), {
            method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
        }),
    ];
}
//# sourceMappingURL=caribbean-stud-edges.js.map