"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handReader = handReader;
exports.fiveOf = fiveOf;
const deck_1 = require("../_mechanics/poker-hands/deck");
const five_card_hand_1 = require("../_mechanics/poker-hands/five-card-hand");
/** The order of hands under the answers to its open points. */
function handReader({ ranking: base, fullHouseIsOpen }, answers) {
    const byHighestCard = fullHouseIsOpen && answers['OP2-45'] === 'highest-card';
    const ranking = {
        ...base,
        ...(answers['OP2-09'] === 'every-card' ? { decidedBy: {} } : {}),
        ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
    };
    const ace = ranking.deck.ranks.indexOf('A');
    return {
        strengthOf: (0, five_card_hand_1.handEvaluator)(ranking),
        categoryOf: (strength) => (0, five_card_hand_1.categoryOf)(strength, ranking),
        qualifiesFrom: (0, five_card_hand_1.strengthOfRanks)(ranking.order.indexOf('high-card'), [ace, ace - 1]),
    };
}
/** The numbers of five different cards, or undefined where they are not. */
function fiveOf({ ranking }, cards) {
    const numbers = (0, deck_1.cardNumbers)(ranking.deck, cards);
    return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}
//# sourceMappingURL=caribbean-stud-hand.js.map