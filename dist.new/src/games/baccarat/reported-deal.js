"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.DEAL_SHAPES = void 0;
exports.dealOf = dealOf;
const typebox_1 = require("typebox");
const cards_1 = require("../_mechanics/cards");
const Hand = typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    minItems: 2,
    maxItems: 3,
    description: 'two or three cards in the order of dealing, e.g. Th',
});
const Holder = typebox_1.Type.Union([typebox_1.Type.Literal('croupier'), typebox_1.Type.Integer({ minimum: 1, maximum: 40 })], {
    description: 'the croupier, or the seat of a player',
});
/** The shapes of a coup in an event. */
exports.DEAL_SHAPES = {
    outcome: typebox_1.Type.Object({
        punto: Hand,
        banca: Hand,
        dealtBy: typebox_1.Type.Optional(Holder),
        puntoHeldBy: typebox_1.Type.Optional(Holder),
    }),
    bets: { punto: {}, banca: {}, tie: {} },
};
/** The coup of an outcome, or undefined where it states none. */
function dealOf(outcome) {
    if (typeof outcome !== 'object' || outcome === null)
        return undefined;
    const { punto, banca, dealtBy, puntoHeldBy } = outcome;
    if (!isHand(punto) || !isHand(banca) || !isHolder(dealtBy) || !isHolder(puntoHeldBy))
        return undefined;
    return {
        punto,
        banca,
        ...(dealtBy === undefined ? {} : { dealtBy }),
        ...(puntoHeldBy === undefined ? {} : { puntoHeldBy }),
    };
}
const isHand = (value) => Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(cards_1.isCard);
const isHolder = (value) => value === undefined || value === 'croupier' || isSeat(value);
const isSeat = (value) => typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= 40;
//# sourceMappingURL=reported-deal.js.map