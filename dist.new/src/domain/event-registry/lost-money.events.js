"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lostMoneyEvents = exports.moneyPaidOver = exports.moneyReturned = exports.moneyFound = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
const Entry = typebox_1.Type.String({
    minLength: 1,
    maxLength: 80,
    description: 'number in the register of lost money',
});
exports.moneyFound = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.money.found.v1',
    category: 'cage',
    description: 'Chips or cash without owner are found and taken to the cage.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        entry: Entry,
        kind: typebox_1.Type.Enum(['chips', 'cash']),
        amount: money_schema_1.Amount,
        where: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 200 })),
        table: typebox_1.Type.Optional(references_schema_1.TableId),
        by: people_schema_1.StaffList,
    }),
});
exports.moneyReturned = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.money.returned.v1',
    category: 'cage',
    description: 'Lost money goes back to its owner; who he is and what he proved stands in the document.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        entry: Entry,
        amount: money_schema_1.Amount,
        paidFrom: typebox_1.Type.Enum(['cash', 'bank']),
        document: references_schema_1.DocumentId,
        player: typebox_1.Type.Optional(people_schema_1.Player),
        by: people_schema_1.StaffList,
    }),
});
exports.moneyPaidOver = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.money.paid-over.v1',
    category: 'cage',
    description: 'Lost money that nobody claimed is paid over as the law says.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        entries: typebox_1.Type.Array(Entry, { maxItems: 1000 }),
        amount: money_schema_1.Amount,
        paidFrom: typebox_1.Type.Enum(['cash', 'bank']),
        recipient: typebox_1.Type.String({
            minLength: 1,
            maxLength: 200,
            description: 'the authority, e.g. the town hall',
        }),
        document: references_schema_1.DocumentId,
        by: people_schema_1.StaffList,
    }),
});
exports.lostMoneyEvents = [exports.moneyFound, exports.moneyReturned, exports.moneyPaidOver];
//# sourceMappingURL=lost-money.events.js.map