"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HAND_SHAPES = void 0;
exports.handsOf = handsOf;
exports.optionsOf = optionsOf;
const typebox_1 = require("typebox");
const cards_1 = require("../_mechanics/cards");
const late_bets_1 = require("../_mechanics/late-bets");
const MOST_CARDS = 30;
const MOST_HANDS = 60;
const Cards = (minItems) => typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    minItems,
    maxItems: MOST_CARDS,
    description: 'cards in the order of dealing, e.g. Th',
});
const Seat = typebox_1.Type.Integer({ minimum: 1, maximum: 40 });
const HandNo = typebox_1.Type.Integer({ minimum: 1, maximum: MOST_HANDS });
const Outcome = typebox_1.Type.Object({
    dealer: Cards(1),
    hands: typebox_1.Type.Array(typebox_1.Type.Object({
        seat: Seat,
        hand: typebox_1.Type.Optional(HandNo),
        of: typebox_1.Type.Optional(HandNo),
        cards: Cards(1),
    }), {
        maxItems: MOST_HANDS,
        description: 'hands of a box: 1 as dealt, 2 and more as split; of: the hand it was split from',
    }),
});
const OnHand = typebox_1.Type.Object({ ...late_bets_1.LATE_OPTION, hand: typebox_1.Type.Optional(HandNo) });
/** The shapes of a round in an event. */
exports.HAND_SHAPES = {
    outcome: Outcome,
    bets: {
        main: {
            options: typebox_1.Type.Object({
                ...late_bets_1.LATE_OPTION,
                evenMoney: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'blackjack paid its own amount against an ace' })),
            }),
        },
        split: { options: OnHand },
        double: { options: OnHand },
        insurance: { options: typebox_1.Type.Object(late_bets_1.LATE_OPTION) },
    },
};
/** The cards of an outcome, or undefined where it states none. */
function handsOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { dealer, hands } = outcome;
    if (!areCards(dealer) || !Array.isArray(hands) || hands.length > MOST_HANDS)
        return undefined;
    const played = hands.map(handOf);
    return played.every((hand) => hand !== undefined) ? { dealer, hands: played } : undefined;
}
function handOf(reported) {
    if (typeof reported !== 'object' || reported === null)
        return undefined;
    const { seat, hand, of, cards } = reported;
    if (!isNumber(seat, 40) || !isHandNo(hand) || !isHandNo(of) || !areCards(cards))
        return undefined;
    return { seat, hand: hand ?? 1, cards, ...(of === undefined ? {} : { of }) };
}
const areCards = (value) => Array.isArray(value) && value.length >= 1 && value.length <= MOST_CARDS && value.every(cards_1.isCard);
const isNumber = (value, most) => typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= most;
const isHandNo = (value) => value === undefined || isNumber(value, MOST_HANDS);
/** The options of a bet, or undefined where they say what no option says. */
function optionsOf(options) {
    if (options === undefined)
        return { isLate: false, hand: 1, wantsEvenMoney: false };
    if (typeof options !== 'object' || options === null || Array.isArray(options))
        return undefined;
    const { late, hand, evenMoney } = options;
    if (!isFlag(late) || !isFlag(evenMoney) || !isHandNo(hand))
        return undefined;
    return { isLate: late === true, hand: hand ?? 1, wantsEvenMoney: evenMoney === true };
}
const isFlag = (value) => value === undefined || typeof value === 'boolean';
//# sourceMappingURL=reported-hands.js.map