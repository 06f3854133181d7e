"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WAR_SHAPES = void 0;
exports.warOf = warOf;
exports.optionsOf = optionsOf;
const typebox_1 = require("typebox");
const cards_1 = require("../_mechanics/cards");
const late_bets_1 = require("../_mechanics/late-bets");
const MOST_HANDS = 40;
const MOST_BURNT = 52;
const Cards = typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    minItems: 1,
    maxItems: 2,
    description: 'the card dealt first and, after a tie, that of the revancha, e.g. Th',
});
/** The shapes of a round in an event. */
exports.WAR_SHAPES = {
    outcome: typebox_1.Type.Object({
        dealer: Cards,
        hands: typebox_1.Type.Array(typebox_1.Type.Object({ seat: typebox_1.Type.Integer({ minimum: 1, maximum: 40 }), cards: Cards }), {
            maxItems: MOST_HANDS,
        }),
        burnt: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: MOST_BURNT, description: 'cards burnt before the revancha' })),
    }),
    bets: {
        initial: {
            options: typebox_1.Type.Object({
                ...late_bets_1.LATE_OPTION,
                onTie: typebox_1.Type.Optional(typebox_1.Type.Enum(['revancha', 'surrender'], { description: 'what the player did on equal cards' })),
            }),
        },
        tie: { options: typebox_1.Type.Object(late_bets_1.LATE_OPTION) },
        revancha: { options: typebox_1.Type.Object(late_bets_1.LATE_OPTION) },
    },
};
/** The cards of an outcome, or undefined where it states none. */
function warOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { dealer, hands, burnt } = outcome;
    const isRead = areCards(dealer) && Array.isArray(hands) && hands.length <= MOST_HANDS;
    if (!isRead || !(burnt === undefined || isWhole(burnt, 0, MOST_BURNT)))
        return undefined;
    const dealt = hands.map(handOf);
    if (!dealt.every((hand) => hand !== undefined))
        return undefined;
    return { dealer, hands: dealt, ...(burnt === undefined ? {} : { burnt }) };
}
function handOf(reported) {
    if (typeof reported !== 'object' || reported === null)
        return undefined;
    const { seat, cards } = reported;
    return isWhole(seat, 1, 40) && areCards(cards) ? { seat, cards } : undefined;
}
const areCards = (value) => Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(cards_1.isCard);
const isWhole = (value, least, most) => typeof value === 'number' && value % 1 === 0 && value >= least && value <= most;
/** The options of a bet, or undefined where they say what no option says. */
function optionsOf(type, options) {
    const late = (0, late_bets_1.isLate)(options);
    if (late === undefined)
        return undefined;
    const { onTie } = (options ?? {});
    if (type !== 'initial' || onTie === undefined)
        return { isLate: late };
    return onTie === 'revancha' || onTie === 'surrender' ? { isLate: late, onTie } : undefined;
}
//# sourceMappingURL=reported-war.js.map