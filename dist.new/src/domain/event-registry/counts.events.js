"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.countEvents = exports.cambistaCounted = exports.slotCounted = exports.tipsCounted = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const pieces_schema_1 = require("./pieces.schema");
const references_schema_1 = require("./references.schema");
/** Whether what was counted goes to the cage with this event; else the close of the table, or a later count, takes it. */
const TakenToCage = typebox_1.Type.Boolean({ description: 'goes to the cage with this event' });
exports.tipsCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.tips.counted.v1',
    category: 'table',
    withoutTable: 'cage',
    foreignCurrency: true,
    description: 'A tip box (of a table, the cage, the reception) is counted; its cash goes to the cage in any case.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        chips: money_schema_1.Amount,
        cash: money_schema_1.Amount,
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
        otherCurrencies: typebox_1.Type.Optional(pieces_schema_1.OtherCurrencies),
        takenToCage: TakenToCage,
        by: people_schema_1.StaffList,
    }),
});
exports.slotCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.slot.counted.v1',
    category: 'table',
    description: 'The slot of a table is opened and counted: the cagnotte (commissions) or the slot of a jackpot.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        slot: typebox_1.Type.Enum(['cagnotte', 'jackpot']),
        pool: typebox_1.Type.Optional(references_schema_1.Pool),
        chips: money_schema_1.Amount,
        cash: typebox_1.Type.Optional(money_schema_1.Amount),
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        sections: typebox_1.Type.Optional(typebox_1.Type.Array(typebox_1.Type.Object({ bank: typebox_1.Type.Optional(references_schema_1.BankId), banker: typebox_1.Type.Optional(people_schema_1.Player), chips: money_schema_1.Amount }), {
            maxItems: 200,
            description: 'chips per banker, where the slot is counted at each change of banker',
        })),
        takenToCage: TakenToCage,
        by: people_schema_1.StaffList,
    }),
});
exports.cambistaCounted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.cambista.counted.v1',
    category: 'table',
    description: "The imprest of a circle table's cambista is counted, chips and cash apart.",
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        chips: money_schema_1.Amount,
        cash: money_schema_1.Amount,
        pieces: typebox_1.Type.Optional(pieces_schema_1.Pieces),
        notes: typebox_1.Type.Optional(pieces_schema_1.Notes),
        takenToCage: TakenToCage,
        by: people_schema_1.StaffList,
    }),
});
exports.countEvents = [exports.tipsCounted, exports.slotCounted, exports.cambistaCounted];
//# sourceMappingURL=counts.events.js.map