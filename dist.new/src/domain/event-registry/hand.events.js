"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.handEvents = exports.handVoided = exports.handPlayed = void 0;
const typebox_1 = require("typebox");
const cards_schema_1 = require("./cards.schema");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const round_events_1 = require("./round.events");
const Seat = typebox_1.Type.Integer({ minimum: 1, maximum: 20, description: 'seat number at the table' });
/** One hand of a circle game (poker): who put in what, what was shown, who was awarded what, what the house kept. */
exports.handPlayed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.hand.played.v1',
    category: 'table',
    description: 'One hand of circle poker with its contributions, pots, awards and the rake really dropped.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        handNo: typebox_1.Type.String({
            minLength: 1,
            maxLength: 80,
            description: 'number of the hand, unique in its session',
        }),
        game: typebox_1.Type.String({ maxLength: 60, description: 'game code, e.g. texas-holdem' }),
        limitType: typebox_1.Type.Enum(['fixed', 'pot-limit', 'no-limit']),
        stakes: typebox_1.Type.Optional(typebox_1.Type.Object({ small: money_schema_1.Amount, big: money_schema_1.Amount })),
        button: typebox_1.Type.Optional(Seat),
        seats: typebox_1.Type.Array(typebox_1.Type.Object({
            seat: Seat,
            player: typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' }),
            stack: typebox_1.Type.Optional(money_schema_1.Amount),
        }), { minItems: 1, maxItems: 20 }),
        actions: typebox_1.Type.Array(typebox_1.Type.Object({
            street: typebox_1.Type.Integer({ minimum: 0, maximum: 9, description: 'betting round, 0 = forced bets' }),
            seat: Seat,
            action: typebox_1.Type.Enum([
                'ante',
                'small-blind',
                'big-blind',
                'dead-blind',
                'bring-in',
                'fold',
                'check',
                'call',
                'bet',
                'raise',
                'complete',
                'discard',
                'uncalled-returned',
            ]),
            amount: typebox_1.Type.Optional(money_schema_1.Amount),
            allIn: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
            cards: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 10, description: 'cards discarded' })),
        }), {
            maxItems: 400,
            description: 'in order; amounts are what was put in by this action, returned ones what came back',
        }),
        boards: typebox_1.Type.Optional(typebox_1.Type.Array(cards_schema_1.Cards, { maxItems: 2 })),
        cards: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ seat: Seat, cards: cards_schema_1.Cards, shown: typebox_1.Type.Boolean() }), { maxItems: 20 })),
        openCards: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ seat: Seat, cards: cards_schema_1.Cards }), {
            maxItems: 20,
            description: 'in stud: the cards of a seat that were dealt open, in the order of the deal',
        })),
        openers: typebox_1.Type.Optional(typebox_1.Type.Object({ seat: Seat, cards: cards_schema_1.Cards }, { description: 'in five-card draw: the cards with which the pot was opened, as they were proved' })),
        deckOf: typebox_1.Type.Optional(typebox_1.Type.Enum([52, 32], { description: 'cards of the deck, where the game may have several' })),
        errors: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({
            rule: typebox_1.Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' }),
            seat: typebox_1.Type.Optional(Seat),
        }), {
            maxItems: 20,
            description: 'errors of play; a stake that goes back for one is reported as uncalled-returned',
        })),
        pots: typebox_1.Type.Array(typebox_1.Type.Object({ amount: money_schema_1.Amount }), {
            maxItems: 20,
            description: 'main pot first, then side pots, before the rake',
        }),
        carriedIn: typebox_1.Type.Optional(money_schema_1.Amount),
        carriedOut: typebox_1.Type.Optional(money_schema_1.Amount),
        awards: typebox_1.Type.Array(typebox_1.Type.Object({ seat: Seat, pot: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0 })), amount: money_schema_1.Amount }), {
            maxItems: 60,
        }),
        rake: typebox_1.Type.Object({
            due: typebox_1.Type.Optional(money_schema_1.Amount),
            dropped: money_schema_1.Amount,
            byPot: typebox_1.Type.Optional(typebox_1.Type.Array(money_schema_1.Amount, {
                maxItems: 20,
                description: 'what of the rake was taken from which pot, main pot first, where the table says it',
            })),
        }),
    }),
});
exports.handVoided = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.hand.voided.v1',
    category: 'table',
    description: 'A hand is void and the players get back what they put in: one not settled, or one that is reversed.',
    data: typebox_1.Type.Object({
        handNo: typebox_1.Type.String({
            minLength: 1,
            maxLength: 80,
            description: 'number of the hand, unique in its session',
        }),
        ...round_events_1.voided,
    }),
});
exports.handEvents = [exports.handPlayed, exports.handVoided];
//# sourceMappingURL=hand.events.js.map