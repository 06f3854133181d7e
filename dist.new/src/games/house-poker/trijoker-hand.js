"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.prizeTeller = prizeTeller;
exports.fiveCards = fiveCards;
exports.isFromRank = isFromRank;
const deck_1 = require("../_mechanics/poker-hands/deck");
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
const hand_ranking_1 = require("../_mechanics/poker-hands/hand-ranking");
/** With the ace as the highest card only, and with it below the two as well (OP2-11). */
const RANKINGS = {
    'high-only': { ...hand_ranking_1.STANDARD_RANKING, aceLow: false },
    'low-too': hand_ranking_1.STANDARD_RANKING,
};
const EVALUATORS = {
    'high-only': (0, five_card_hand_1.handEvaluator)(RANKINGS['high-only']),
    'low-too': (0, five_card_hand_1.handEvaluator)(RANKINGS['low-too']),
};
/** The prizes of a trijoker as a casino reads them. */
function prizeTeller({ prizes }, ace) {
    const [ranking, evaluate] = [RANKINGS[ace], EVALUATORS[ace]];
    const { deck, order } = ranking;
    const byCategory = order.map((category) => prizes.find((prize) => prize.category === category));
    const lowest = byCategory.map((prize) => deck.ranks.indexOf(prize?.fromRank ?? ''));
    return (five) => {
        const strength = evaluate(five);
        const place = order.indexOf((0, five_card_hand_1.categoryOf)(strength, ranking));
        return (0, five_card_hand_1.leadingRankOf)(strength) < lowest[place] ? undefined : byCategory[place];
    };
}
/** The numbers of five cards, or undefined where two of them are the same. */
function fiveCards(cards) {
    const numbers = (0, deck_1.cardNumbers)(hand_ranking_1.STANDARD_RANKING.deck, cards);
    return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}
/** Whether a card has at least that rank. */
function isFromRank(card, rank) {
    const { deck } = hand_ranking_1.STANDARD_RANKING;
    const [number] = (0, deck_1.cardNumbers)(deck, [card]) ?? [];
    return number !== undefined && (0, deck_1.rankOf)(number) >= deck.ranks.indexOf(rank);
}
//# sourceMappingURL=trijoker-hand.js.map