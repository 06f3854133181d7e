"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.coupEvents = exports.coupVoided = exports.coupPlayed = void 0;
const typebox_1 = require("typebox");
const cards_schema_1 = require("./cards.schema");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
const round_events_1 = require("./round.events");
const Tableau = typebox_1.Type.Integer({ minimum: 1, maximum: 2, description: 'the cloth; 1 where the game has one' });
const Bet = typebox_1.Type.Object({
    betId: references_schema_1.BetId,
    stake: money_schema_1.Amount,
    player: typebox_1.Type.Optional(people_schema_1.Player),
    seat: typebox_1.Type.Optional(references_schema_1.Seat),
    standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    tableau: typebox_1.Type.Optional(Tableau),
    placed: typebox_1.Type.Optional(typebox_1.Type.Enum(['on-the-line', 'astride'], {
        description: 'half plays; or half on each cloth, the larger on the first',
    })),
    call: typebox_1.Type.Optional(typebox_1.Type.Enum(['banco', 'banco-con-la-mesa', 'ultimo-completo', 'banco-seguido'])),
    covered: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 9007199254740991,
        description: 'minor units of the stake that really played',
    })),
});
const Decision = typebox_1.Type.Object({
    hand: typebox_1.Type.Enum(['tableau-1', 'tableau-2', 'bank']),
    drew: typebox_1.Type.Boolean(),
    said: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'what was said, where it differs from what was done' })),
});
const Result = typebox_1.Type.Object({
    tableau: Tableau,
    winner: typebox_1.Type.Enum(['bank', 'punto', 'tie', 'annulled']),
});
const Garage = typebox_1.Type.Object({
    kind: typebox_1.Type.Enum(['voluntary', 'improper']),
    amount: money_schema_1.Amount,
    move: typebox_1.Type.Enum(['set-aside', 'taken-back']),
}, {
    description: 'part of the bank moved out of, or back into, play before the bets; the mandatory garage is derived',
});
exports.coupPlayed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.coup.played.v1',
    category: 'table',
    description: "One coup against a player's bank: bets, cards, result, what the bank won and lost, and the commission.",
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        shoeNo: references_schema_1.ShoeNo,
        coupNo: references_schema_1.RoundNo,
        bets: typebox_1.Type.Array(Bet, { maxItems: 400 }),
        results: typebox_1.Type.Array(Result, { minItems: 1, maxItems: 2 }),
        totals: typebox_1.Type.Optional(typebox_1.Type.Object({ collected: money_schema_1.Amount, paid: money_schema_1.Amount }, { description: 'what the bank really collected from, and paid to, the players' })),
        commission: typebox_1.Type.Optional(typebox_1.Type.Object({ amount: money_schema_1.Amount }, { description: 'what was really dropped in the slot of the cagnotte' })),
        garages: typebox_1.Type.Optional(typebox_1.Type.Array(Garage, { maxItems: 10 })),
        allIn: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: '"todo va": the banker of an unlimited bank renounces his garage' })),
        cards: typebox_1.Type.Optional(typebox_1.Type.Object({ bank: cards_schema_1.Cards, tableau1: typebox_1.Type.Optional(cards_schema_1.Cards), tableau2: typebox_1.Type.Optional(cards_schema_1.Cards) })),
        decisions: typebox_1.Type.Optional(typebox_1.Type.Array(Decision, { maxItems: 12 })),
        bankBefore: typebox_1.Type.Optional(money_schema_1.Amount),
        playersPresent: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 0, maximum: 100 })),
        errorRule: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' })),
    }),
});
exports.coupVoided = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.coup.voided.v1',
    category: 'table',
    description: 'A coup is void, on one cloth or on all: one not settled, or one whose settlement is reversed.',
    data: typebox_1.Type.Object({
        bank: references_schema_1.BankId,
        shoeNo: references_schema_1.ShoeNo,
        coupNo: references_schema_1.RoundNo,
        tableaux: typebox_1.Type.Optional(typebox_1.Type.Array(Tableau, { minItems: 1, maxItems: 2, description: 'all where not given' })),
        ...round_events_1.voided,
    }),
});
exports.coupEvents = [exports.coupPlayed, exports.coupVoided];
//# sourceMappingURL=coup.events.js.map