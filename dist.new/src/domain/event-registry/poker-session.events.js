"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.pokerSessionEvents = exports.pokerSessionCharged = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
exports.pokerSessionCharged = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.poker-session.charged.v1',
    category: 'table',
    description: 'A player of circle poker pays the house for the session, where it charges the session and not the pots.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        player: people_schema_1.Player,
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        option: typebox_1.Type.Enum(['session-percentage', 'session-fee']),
        amount: money_schema_1.Amount,
        paidWith: typebox_1.Type.Enum(['chips', 'cash-at-cambista', 'cash-at-cage'], {
            description: 'chips go into the cagnotte',
        }),
    }),
});
exports.pokerSessionEvents = [exports.pokerSessionCharged];
//# sourceMappingURL=poker-session.events.js.map