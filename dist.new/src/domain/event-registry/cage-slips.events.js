"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.cageSlipEvents = exports.creditReceived = exports.floatIssued = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
/** Chips between cage and table: the cage's half; the session of the table is that of the envelope. */
const chipsMoved = {
    currency: money_schema_1.Currency,
    table: references_schema_1.TableId,
    amount: money_schema_1.Amount,
    slip: references_schema_1.Slip,
    holder: typebox_1.Type.Optional(references_schema_1.FloatHolder),
    pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
    by: typebox_1.Type.Optional(people_schema_1.StaffList),
};
exports.floatIssued = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.float-issued.v1',
    category: 'cage',
    foreignCurrency: true,
    description: "The cage sends chips to a table as float, fill or imprest: the cage's half, under the table's slip.",
    data: typebox_1.Type.Object({
        ...chipsMoved,
        purpose: typebox_1.Type.Optional(typebox_1.Type.Enum(['float', 'fill', 'imprest'])),
    }),
});
exports.creditReceived = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cage.credit-received.v1',
    category: 'cage',
    foreignCurrency: true,
    description: "Chips of a table arrive at the cage during the session: the cage's half of a credit.",
    data: typebox_1.Type.Object(chipsMoved),
});
exports.cageSlipEvents = [exports.floatIssued, exports.creditReceived];
//# sourceMappingURL=cage-slips.events.js.map