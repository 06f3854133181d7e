"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bankEvents = exports.bankEnded = exports.bankAuctioned = exports.bankPassed = exports.bankPartnerJoined = exports.bankRaised = exports.bankAdjudicated = exports.bankRefused = exports.bankOffered = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
/** Where the chips of a bank come from: the player's own, or a deposit at the cage put in play. */
const PaidFrom = typebox_1.Type.Enum(['chips', 'deposit'], {
    description: "the player's chips, or his deposit at the cage",
});
/** A player at the table, or one who plays standing. */
const who = {
    player: typebox_1.Type.Optional(people_schema_1.Player),
    seat: typebox_1.Type.Optional(references_schema_1.Seat),
    standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
};
exports.bankOffered = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.offered.v1',
    category: 'table',
    description: 'The bank is offered to a seat, to the players standing, or back to who passed it.',
    data: typebox_1.Type.Object({
        ...who,
        currency: money_schema_1.Currency,
        floor: typebox_1.Type.Optional(money_schema_1.Amount),
        shoeNo: typebox_1.Type.Optional(references_schema_1.ShoeNo),
    }),
});
exports.bankRefused = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.refused.v1',
    category: 'table',
    description: 'Who was offered the bank does not take it; a seat that must take it is given up.',
    data: typebox_1.Type.Object({ ...who, seatForfeited: typebox_1.Type.Optional(typebox_1.Type.Boolean()) }),
});
exports.bankAdjudicated = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.adjudicated.v1',
    category: 'table',
    description: 'A player becomes banker and puts up the bank.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        banker: people_schema_1.Player,
        amount: money_schema_1.Amount,
        paidFrom: PaidFrom,
        partners: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ player: people_schema_1.Player, amount: money_schema_1.Amount, paidFrom: PaidFrom }), {
            maxItems: 40,
            description: 'who joins at once; their amounts are not part of that of the banker',
        })),
        how: typebox_1.Type.Enum(['offer', 'retake', 'auction', 'lot', 'forced-minimum', 'continued']),
        mode: typebox_1.Type.Optional(typebox_1.Type.Enum(['limited', 'free', 'unlimited'])),
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
        shoeNo: typebox_1.Type.Optional(references_schema_1.ShoeNo),
        continues: typebox_1.Type.Optional(typebox_1.Type.String({
            minLength: 1,
            maxLength: 80,
            description: 'the bank of an earlier session that goes on as this one',
        })),
    }),
});
exports.bankRaised = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.raised.v1',
    category: 'table',
    description: 'The banker, or a partner, adds to the bank.',
    data: typebox_1.Type.Object({ currency: money_schema_1.Currency, bank: references_schema_1.BankId, player: people_schema_1.Player, amount: money_schema_1.Amount, paidFrom: PaidFrom }),
});
exports.bankPartnerJoined = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.partner-joined.v1',
    category: 'table',
    description: 'A player joins the banker with an amount and wins and loses with him in proportion.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        partner: people_schema_1.Player,
        amount: money_schema_1.Amount,
        paidFrom: PaidFrom,
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        standing: typebox_1.Type.Optional(typebox_1.Type.Boolean()),
    }),
});
exports.bankPassed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.passed.v1',
    category: 'table',
    description: 'The banker gives the bank up of his own will; who takes it must put up at least as much.',
    data: typebox_1.Type.Object({ currency: money_schema_1.Currency, bank: references_schema_1.BankId, amount: money_schema_1.Amount }),
});
exports.bankAuctioned = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.auctioned.v1',
    category: 'table',
    description: 'The bank is auctioned: every bid, and who won, if anybody.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bids: typebox_1.Type.Array(typebox_1.Type.Object({ ...who, player: people_schema_1.Player, amount: money_schema_1.Amount }), { maxItems: 200 }),
        winner: typebox_1.Type.Optional(people_schema_1.Player),
        byLot: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'equal bids were decided by lot' })),
    }),
});
exports.bankEnded = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.bank.ended.v1',
    category: 'table',
    description: 'The bank ends: what is left of it and of its garages goes back to its members.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        bank: references_schema_1.BankId,
        cause: typebox_1.Type.Enum(['lost', 'passed', 'withdrawn', 'broken', 'shoe-ended', 'session-ended', 'forfeited']),
        returned: typebox_1.Type.Array(typebox_1.Type.Object({ member: people_schema_1.Player, amount: money_schema_1.Amount }), {
            maxItems: 100,
            description: 'to each member, garages included; nobody where nothing is left',
        }),
        paidOut: typebox_1.Type.Optional(typebox_1.Type.Enum(['chips', 'deposit'], {
            description: 'in chips where not given; deposit: at the cage, or kept there over the close',
        })),
        reason: typebox_1.Type.Optional(people_schema_1.Reason),
    }),
});
exports.bankEvents = [
    exports.bankOffered,
    exports.bankRefused,
    exports.bankAdjudicated,
    exports.bankRaised,
    exports.bankPartnerJoined,
    exports.bankPassed,
    exports.bankAuctioned,
    exports.bankEnded,
];
//# sourceMappingURL=bank.events.js.map