"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.roundEvents = exports.roundVoided = exports.voided = exports.roundSettled = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
const Bet = typebox_1.Type.Object({
    betId: references_schema_1.BetId,
    type: typebox_1.Type.String({
        minLength: 1,
        maxLength: 60,
        description: "the game's word for the bet, e.g. straight-up",
    }),
    stake: money_schema_1.Amount,
    seat: typebox_1.Type.Optional(references_schema_1.Seat),
    player: typebox_1.Type.Optional(people_schema_1.Player),
    standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    selection: typebox_1.Type.Optional(typebox_1.Type.Unknown({ description: 'what the bet covers, in the shape its game declares' })),
    options: typebox_1.Type.Optional(typebox_1.Type.Object({}, { description: 'choices of the player, in the shape the game declares' })),
    carried: typebox_1.Type.Optional(typebox_1.Type.Boolean({
        description: 'stays from an earlier round under this betId; stake is what remains of it',
    })),
    paid: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 9007199254740991,
        description: 'minor units really paid on top of the stake, after any deduction; 0 for nothing',
    })),
    taken: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 9007199254740991,
        description: 'minor units of the stake the house really took; the rest stays the property of the player',
    })),
});
const HouseResult = typebox_1.Type.Integer({
    minimum: -9007199254740991,
    maximum: 9007199254740991,
    description: 'minor units the house won (+) or lost (-) in the round, before deductions, as the table declares',
});
const Deduction = typebox_1.Type.Object({
    amount: money_schema_1.Amount,
    dropped: typebox_1.Type.Boolean({ description: 'moved from the float to the slot of the cagnotte' }),
    rule: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'e.g. banker-6' })),
}, { description: 'what the house kept back from winnings' });
const PoolStake = typebox_1.Type.Object({
    pool: references_schema_1.Pool,
    amount: money_schema_1.Amount,
    how: typebox_1.Type.Enum(['slot', 'swept'], { description: 'put in the slot of the pool, or swept into the float' }),
    stakes: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, description: 'how many stakes make up the amount' })),
    seat: typebox_1.Type.Optional(references_schema_1.Seat),
    player: typebox_1.Type.Optional(people_schema_1.Player),
});
const PoolPrize = typebox_1.Type.Object({
    pool: references_schema_1.Pool,
    amount: money_schema_1.Amount,
    paidFrom: typebox_1.Type.Enum(['table', 'cage-chips', 'cage-cash', 'bank', 'later']),
    borneBy: typebox_1.Type.Optional(typebox_1.Type.Enum(['pool', 'house'], { description: 'pool where not given' })),
    combination: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'e.g. royal-flush' })),
    meter: typebox_1.Type.Optional(money_schema_1.Amount),
    betId: typebox_1.Type.Optional(references_schema_1.BetId),
    seat: typebox_1.Type.Optional(references_schema_1.Seat),
    player: typebox_1.Type.Optional(people_schema_1.Player),
    document: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 120 })),
});
const ForgottenBet = typebox_1.Type.Object({ betId: typebox_1.Type.Optional(references_schema_1.BetId), stake: money_schema_1.Amount, winnings: money_schema_1.Amount }, { description: 'stake: what was first staked, kept for its owner; winnings: left lying on it, taken back' });
exports.roundSettled = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.round.settled.v1',
    category: 'table',
    description: 'One round of a house-banked game: bets, outcome, and what the table really paid, took and deducted.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        roundNo: references_schema_1.RoundNo,
        bets: typebox_1.Type.Array(Bet, { maxItems: 1000 }),
        outcome: typebox_1.Type.Object({}, { description: 'number, cards, dice … in the shape the game declares' }),
        result: typebox_1.Type.Optional(HouseResult),
        deduction: typebox_1.Type.Optional(Deduction),
        poolStakes: typebox_1.Type.Optional(typebox_1.Type.Array(PoolStake, { maxItems: 200 })),
        poolPrizes: typebox_1.Type.Optional(typebox_1.Type.Array(PoolPrize, { maxItems: 200 })),
        forgottenBets: typebox_1.Type.Optional(typebox_1.Type.Array(ForgottenBet, { maxItems: 200 })),
        lastOfSession: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    }),
});
/** What the void of a round, a coup or a hand says of the money. */
exports.voided = {
    currency: money_schema_1.Currency,
    settled: typebox_1.Type.Boolean({
        description: 'true: it was settled, and its entries are reversed; false: it never was',
    }),
    reasonCode: typebox_1.Type.String({ minLength: 1, maxLength: 60, description: 'e.g. cards-stuck' }),
    reason: typebox_1.Type.Optional(people_schema_1.Reason),
    refunds: typebox_1.Type.Array(typebox_1.Type.Object({
        betId: typebox_1.Type.Optional(references_schema_1.BetId),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        amount: money_schema_1.Amount,
    }), { maxItems: 1000 }),
    by: people_schema_1.StaffList,
};
exports.roundVoided = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.round.voided.v1',
    category: 'table',
    description: 'A round is void: one that was not settled, or one whose settlement is reversed.',
    data: typebox_1.Type.Object({ roundNo: references_schema_1.RoundNo, ...exports.voided }),
});
exports.roundEvents = [exports.roundSettled, exports.roundVoided];
//# sourceMappingURL=round.events.js.map