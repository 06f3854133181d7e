"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handOf = exports.PAI_GOW_SHAPES = void 0;
exports.paiGowOf = paiGowOf;
exports.dealtOf = dealtOf;
const typebox_1 = require("typebox");
const value_1 = require("typebox/value");
const money_1 = require("../../kernel/money");
const late_bets_1 = require("../_mechanics/late-bets");
const MOST_SEATS = 40;
const PaiGowCard = typebox_1.Type.String({ pattern: '^([2-9TJQKA][cdhs]|[*])$' });
const Seat = typebox_1.Type.Integer({ minimum: 1, maximum: MOST_SEATS });
const Croupier = typebox_1.Type.Literal('croupier');
const big = typebox_1.Type.Array(PaiGowCard, { minItems: 5, maxItems: 5, description: 'the big hand; * is the joker' });
const small = typebox_1.Type.Array(PaiGowCard, { minItems: 2, maxItems: 2, description: 'the small hand' });
const Die = typebox_1.Type.Integer({ minimum: 1, maximum: 6 });
const Outcome = typebox_1.Type.Object({
    bank: typebox_1.Type.Union([Croupier, Seat], {
        description: 'who holds the bank: the croupier, or the player of a seat',
    }),
    croupier: typebox_1.Type.Object({ big, small }),
    hands: typebox_1.Type.Array(typebox_1.Type.Object({ seat: Seat, big, small }), { maxItems: MOST_SEATS }),
    croupierStake: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 9007199254740991,
        description: "what the house stakes against a player's bank, in minor units",
    })),
    commission: typebox_1.Type.Optional(typebox_1.Type.Object({
        numerator: typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
        denominator: typebox_1.Type.Integer({ minimum: 1, maximum: 9007199254740991 }),
    }, { description: 'the commission that was announced; the highest there may be where it is not said' })),
    dice: typebox_1.Type.Optional(typebox_1.Type.Array(Die, { minItems: 3, maxItems: 3 })),
    firstHand: typebox_1.Type.Optional(typebox_1.Type.Union([Croupier, Seat], { description: 'who had the first hand' })),
    refused: typebox_1.Type.Optional(typebox_1.Type.Array(Seat, { maxItems: MOST_SEATS, description: 'seats that refused the bank before' })),
});
const options = typebox_1.Type.Object(late_bets_1.LATE_OPTION);
/** The shapes of a round in an event. */
exports.PAI_GOW_SHAPES = {
    outcome: Outcome,
    bets: { 'player-bet': { options }, bank: { options } },
};
/** The round of an outcome, or undefined where it states none. */
function paiGowOf(outcome) {
    if (!(0, value_1.Check)(Outcome, outcome))
        return undefined;
    const { croupierStake = 0, ...dealt } = outcome;
    return { ...dealt, croupierStake: (0, money_1.minorFromWire)(croupierStake) };
}
/** The hand of the croupier or of a seat. */
const handOf = (position, { croupier, hands }) => (position === 'croupier' ? croupier : hands.find(({ seat }) => seat === position));
exports.handOf = handOf;
/** The same as a deal of poker against the house: seven cards each. */
function dealtOf(outcome) {
    const deal = paiGowOf(outcome);
    if (deal === undefined)
        return undefined;
    const { croupier, hands } = deal;
    return {
        dealer: [...croupier.big, ...croupier.small],
        common: [],
        hands: hands.map((hand) => ({ seat: hand.seat, cards: [...hand.big, ...hand.small] })),
    };
}
//# sourceMappingURL=reported-pai-gow.js.map