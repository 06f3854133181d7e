"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.threeCardPokerEdges = threeCardPokerEdges;
const counted_results_1 = require("../_mechanics/counted-results");
const deck_1 = require("../_mechanics/poker-hands/deck");
const hands_against_each_other_1 = require("../_mechanics/poker-hands/hands-against-each-other");
const three_card_hand_1 = require("../_mechanics/poker-hands/three-card-hand");
/** The edges of fortune, and of the ante with the bet and the extra ante that go with it, both exactly. */
function threeCardPokerEdges(facts, answers) {
    const order = facts.orders[answers['OP2-21']];
    const judge = {
        size: 3,
        strengthOf: (0, three_card_hand_1.threeCardEvaluator)(order),
        qualifiesFrom: (0, three_card_hand_1.lowestHighCard)(deck_1.DECK_OF_52.ranks.indexOf(facts.qualifiesFromRank), order),
    };
    const paysOf = (prizes, strength) => prizes.find(({ category }) => category === (0, three_card_hand_1.threeCardCategoryOf)(strength, order))?.pays;
    const fortune = [];
    const ante = [];
    (0, hands_against_each_other_1.eachHand)(judge, ({ strength, ways }) => {
        fortune.push((0, counted_results_1.netting)(ways, paysOf(facts.fortune, strength) ?? -1n));
    });
    (0, hands_against_each_other_1.eachHandAgainstOthers)(judge, ({ strength }, against) => {
        ante.push(asBestPlayed(against, paysOf(facts.extraAnte, strength) ?? 0n));
    });
    return [
        (0, counted_results_1.edgeOfCounted)('fortune', (0, counted_results_1.allOf)(fortune), {
            method: 'all hands of three cards; the bet stays in play whatever becomes of the ante',
        }),
        (0, counted_results_1.edgeOfCounted)('ante', (0, counted_results_1.allOf)(ante), {
            method: 'all pairs of hands; with the bet and the extra ante, of one unit of ante; surrendered where that loses less, ' +
                'by the ranks of the hand and whether it is of one suit',
        }),
    ];
}
/** What an ante nets where it goes on, or is surrendered if that loses less. */
function asBestPlayed({ notQualified, lower, equal, higher }, extra) {
    const played = (0, counted_results_1.allOf)([
        (0, counted_results_1.netting)(notQualified, 1n + extra),
        (0, counted_results_1.netting)(lower, 2n + extra),
        (0, counted_results_1.netting)(equal, extra),
        (0, counted_results_1.netting)(higher, extra - 2n),
    ]);
    const surrendered = (0, counted_results_1.netting)(played.ways, -1n);
    return played.sum >= surrendered.sum ? played : surrendered;
}
//# sourceMappingURL=three-card-poker-edges.js.map