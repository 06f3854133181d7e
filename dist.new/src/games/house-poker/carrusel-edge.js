"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.carruselEdge = carruselEdge;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
const hands_against_each_other_1 = require("../_mechanics/poker-hands/hands-against-each-other");
/**
 * The share of a stake of a carrusel that the house and the meter keep, the meter showing no more than its opening: the
 * least that a player gets. Other winners of the same round are not counted. Nothing is said where nothing is opened.
 */
function carruselEdge({ prizes, ranking, opening }) {
    if (opening === undefined)
        return [];
    const ways = new Map();
    let all = 0n;
    (0, hands_against_each_other_1.eachHand)({ size: 5, strengthOf: (0, five_card_hand_1.handEvaluator)(ranking), qualifiesFrom: 0 }, (hand) => {
        all += hand.ways;
        const prize = prizes.find(({ category }) => category === (0, five_card_hand_1.categoryOf)(hand.strength, ranking));
        if (prize !== undefined)
            ways.set(prize, (ways.get(prize) ?? 0n) + hand.ways);
    });
    const wins = (prize) => {
        if (prize.takes === 'stakes')
            return (0, rational_1.rational)(prize.times);
        if (prize.takes === 'meter')
            return (0, rational_1.rational)(opening.times);
        return (0, rational_1.rational)(opening.times * prize.share.numerator, prize.share.denominator);
    };
    const won = [...ways].map(([prize, count]) => (0, chances_1.withChance)((0, rational_1.rational)(count, all), wins(prize)));
    return [(0, chances_1.edgeOf)('jackpot-bet', (0, chances_1.together)(won), 'all hands of five cards, the meter at its opening')];
}
//# sourceMappingURL=carrusel-edge.js.map