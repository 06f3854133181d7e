"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.boxEvents = exports.dropCounted = exports.boxSwapped = exports.boxIssued = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
const Box = typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'number of the locked box' });
exports.boxIssued = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.box.issued.v1',
    category: 'table',
    description: 'An empty locked box for notes is put on a table.',
    data: typebox_1.Type.Object({ box: Box, by: people_schema_1.StaffList }),
});
exports.boxSwapped = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.box.swapped.v1',
    category: 'table',
    description: 'A full box leaves the table and an empty one takes its place.',
    data: typebox_1.Type.Object({
        box: typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'the box that leaves' }),
        replacement: typebox_1.Type.String({ minLength: 1, maxLength: 80, description: 'the box that takes its place' }),
        by: people_schema_1.StaffList,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
        reason: typebox_1.Type.Optional(people_schema_1.Reason),
    }),
});
exports.dropCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.drop.counted.v1',
    category: 'table',
    foreignCurrency: true,
    description: 'A box is opened and the cash in it counted; the cash goes to the cage.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        box: Box,
        amount: money_schema_1.Amount,
        notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
        otherCurrencies: typebox_1.Type.Optional(pieces_schema_1.OtherCurrencies),
        by: people_schema_1.StaffList,
    }),
});
exports.boxEvents = [exports.boxIssued, exports.boxSwapped, exports.dropCounted];
//# sourceMappingURL=box.events.js.map