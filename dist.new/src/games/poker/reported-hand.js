"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HAND_SHAPES = exports.HAND_ACTIONS = exports.LIMIT_TYPES = void 0;
const typebox_1 = require("typebox");
const Amount = typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Seat = typebox_1.Type.Integer({ minimum: 1, maximum: 20 });
const Cards = typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), { maxItems: 10 });
/** How the size of bets is limited. */
exports.LIMIT_TYPES = ['fixed', 'pot-limit', 'no-limit'];
/** What a seat can do; all but the last four put money in. */
exports.HAND_ACTIONS = [
    'ante',
    'small-blind',
    'big-blind',
    'dead-blind',
    'bring-in',
    'call',
    'bet',
    'raise',
    'complete',
    'fold',
    'check',
    'discard',
    'uncalled-returned',
];
const Action = typebox_1.Type.Object({
    street: typebox_1.Type.Integer({ minimum: 0, maximum: 9, description: 'betting round, 0 for forced bets' }),
    seat: Seat,
    action: typebox_1.Type.Enum([...exports.HAND_ACTIONS]),
    amount: typebox_1.Type.Optional(Amount),
    allIn: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
});
const OfSeat = typebox_1.Type.Object({ seat: Seat, cards: Cards });
const PlayError = typebox_1.Type.Object({
    rule: typebox_1.Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
    seat: typebox_1.Type.Optional(Seat),
});
/** The data of `cagnotte.hand.played.v1` without its pots and awards, which are what is to be derived. */
const Hand = typebox_1.Type.Object({
    limitType: typebox_1.Type.Enum([...exports.LIMIT_TYPES]),
    button: typebox_1.Type.Optional(Seat),
    seats: typebox_1.Type.Array(typebox_1.Type.Object({
        seat: Seat,
        player: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 80 })),
        stack: typebox_1.Type.Optional(Amount),
    }), { maxItems: 20 }),
    actions: typebox_1.Type.Array(Action, { maxItems: 400 }),
    boards: typebox_1.Type.Optional(typebox_1.Type.Array(Cards, { maxItems: 2 })),
    cards: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ seat: Seat, cards: Cards, shown: typebox_1.Type.Boolean() }), { maxItems: 20 })),
    openCards: typebox_1.Type.Optional(typebox_1.Type.Array(OfSeat, { maxItems: 20 })),
    openers: typebox_1.Type.Optional(OfSeat),
    deckOf: typebox_1.Type.Optional(typebox_1.Type.Enum([52, 32])),
    errors: typebox_1.Type.Optional(typebox_1.Type.Array(PlayError, { maxItems: 20 })),
    carriedIn: typebox_1.Type.Optional(Amount),
    carriedOut: typebox_1.Type.Optional(Amount),
    rake: typebox_1.Type.Object({ dropped: Amount, byPot: typebox_1.Type.Optional(typebox_1.Type.Array(Amount, { maxItems: 20 })) }),
});
/** A hand of circle poker has no bets of its own: what each seat put in stands in its outcome. */
exports.HAND_SHAPES = { outcome: Hand, bets: {} };
//# sourceMappingURL=reported-hand.js.map