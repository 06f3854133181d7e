"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cardsTold = exports.handAt = exports.CardShape = void 0;
exports.outcomeShape = outcomeShape;
exports.dealtRound = dealtRound;
exports.handWithCommon = handWithCommon;
const typebox_1 = require("typebox");
const value_1 = require("typebox/value");
exports.CardShape = typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' });
const MOST_HANDS = 40;
const cards = (count, description) => typebox_1.Type.Array(exports.CardShape, { minItems: count, maxItems: count, description });
/** The shape of a round in an event: the hands by their seats, the dealer's hand, the cards of all. */
function outcomeShape({ own, dealer, common, more = {}, moreOfHand = {} }) {
    const shared = common === undefined ? undefined : cards(common.cards, 'the cards of all, left to right');
    return typebox_1.Type.Object({
        ...(dealer === undefined ? {} : { dealer: cards(dealer, 'the hand of the house') }),
        ...(shared === undefined ? {} : { common: common?.isOptional === true ? typebox_1.Type.Optional(shared) : shared }),
        hands: typebox_1.Type.Array(typebox_1.Type.Object({
            seat: typebox_1.Type.Integer({ minimum: 1, maximum: MOST_HANDS }),
            cards: cards(own, 'the hand as it ended, e.g. Th'),
            ...moreOfHand,
        }), { maxItems: MOST_HANDS }),
        ...more,
    });
}
/** The cards of an outcome, or undefined where it has another shape. */
function dealtRound(shape, outcome) {
    if (!(0, value_1.Check)(shape, outcome))
        return undefined;
    const { dealer = [], common = [], hands } = outcome;
    return { dealer, common, hands };
}
/** The hand that a bet lies on. */
const handAt = ({ hands }, { seat }) => hands.find((hand) => hand.seat === seat);
exports.handAt = handAt;
/** Every card that is told of a round. */
const cardsTold = ({ dealer, common, hands }) => [
    ...dealer,
    ...common,
    ...hands.flatMap(({ cards: own, discarded }) => (discarded === undefined ? own : [...own, discarded])),
];
exports.cardsTold = cardsTold;
/** The hand of a pool stake with the cards of all, where there are any, and where its seat has a bet of the game. */
function handWithCommon(stake, dealt, bets) {
    const hand = (0, exports.handAt)(dealt, stake);
    const hasBet = bets.some(({ seat }) => seat === stake.seat);
    return hand === undefined || !hasBet || dealt.common.length === 0
        ? undefined
        : [...hand.cards, ...dealt.common];
}
//# sourceMappingURL=dealt-hands.js.map