"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chipEvents = exports.chipsWithdrawnFromService = exports.chipsPutInService = exports.chipsExchanged = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
exports.chipsExchanged = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.chips.exchanged.v1',
    category: 'table',
    description: 'A customer exchanges at a table or its cambista: cash for chips, chips for cash, or chips for plaques.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        kind: typebox_1.Type.Enum(['cash-for-chips', 'chips-for-cash', 'chips-for-chips'], {
            description: 'given by the customer – received; chips for chips or plaques changes no value',
        }),
        amount: money_schema_1.Amount,
        at: typebox_1.Type.Optional(references_schema_1.FloatHolder),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        roundNo: typebox_1.Type.Optional(references_schema_1.RoundNo),
        slip: typebox_1.Type.Optional(references_schema_1.Slip),
        notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        colour: typebox_1.Type.Optional(typebox_1.Type.Object({ colour: typebox_1.Type.String({ maxLength: 40 }), value: money_schema_1.Amount, pieces: typebox_1.Type.Integer({ minimum: 0 }) }, { description: 'colour chips given out, and the value declared for one' })),
    }),
});
const chipSetMoved = {
    currency: money_schema_1.Currency,
    set: typebox_1.Type.String({ minLength: 1, maxLength: 63, description: 'the chip set' }),
    amount: money_schema_1.Amount,
    pieces: pieces_schema_1.Pieces,
    by: people_schema_1.StaffList,
    document: typebox_1.Type.Optional(references_schema_1.DocumentId),
};
exports.chipsPutInService = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.chips.put-in-service.v1',
    category: 'cage',
    description: 'Chips or plaques of a set enter the cage and from then on are owed to whoever holds them.',
    data: typebox_1.Type.Object(chipSetMoved),
});
exports.chipsWithdrawnFromService = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.chips.withdrawn-from-service.v1',
    category: 'cage',
    description: 'Chips or plaques of a set leave the cage for good.',
    data: typebox_1.Type.Object(chipSetMoved),
});
exports.chipEvents = [exports.chipsExchanged, exports.chipsPutInService, exports.chipsWithdrawnFromService];
//# sourceMappingURL=chips.events.js.map