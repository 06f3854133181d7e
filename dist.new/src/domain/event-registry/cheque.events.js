"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chequeEvents = exports.chequeReturned = exports.chequeCleared = exports.chequeIssued = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
exports.chequeIssued = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.cheque-issued.v1',
    category: 'cage',
    foreignCurrency: true,
    description: 'The house draws a cheque to a customer: the register of cheques. What it pays (chips, a prize, a deposit) is posted by its own event.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        document: references_schema_1.DocumentId,
        pays: typebox_1.Type.Enum(['chips', 'prize', 'deposit', 'lost-money', 'other']),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        by: people_schema_1.StaffList,
    }),
});
exports.chequeCleared = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.cheque-cleared.v1',
    category: 'cage',
    foreignCurrency: true,
    description: "A customer's cheque kept in the cage is credited to the bank of the house.",
    data: typebox_1.Type.Object({ currency: money_schema_1.Currency, amount: money_schema_1.Amount, document: references_schema_1.DocumentId }),
});
exports.chequeReturned = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.cheque-returned.v1',
    category: 'cage',
    foreignCurrency: true,
    description: "A customer's cheque comes back unpaid and becomes a claim on him.",
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        document: references_schema_1.DocumentId,
        afterClearing: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'the bank had credited it before' })),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        reason: typebox_1.Type.Optional(people_schema_1.Reason),
    }),
});
exports.chequeEvents = [exports.chequeIssued, exports.chequeCleared, exports.chequeReturned];
//# sourceMappingURL=cheque.events.js.map