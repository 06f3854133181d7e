"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.clearingEvents = exports.varianceCleared = exports.dutyPaid = exports.tipsShared = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
exports.tipsShared = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.tips.shared.v1',
    category: 'cage',
    description: 'Tips are shared out: to the staff, and to the house where it has a share.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        toStaff: money_schema_1.Amount,
        toHouse: typebox_1.Type.Optional(money_schema_1.Amount),
        approvedBy: people_schema_1.StaffList,
        document: references_schema_1.DocumentId,
    }),
});
exports.dutyPaid = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.duty.paid.v1',
    category: 'cage',
    description: 'The gaming duty of a period is paid from the bank.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        period: typebox_1.Type.Object({
            year: typebox_1.Type.Integer({ minimum: 1977, maximum: 9999 }),
            quarter: typebox_1.Type.Integer({ minimum: 1, maximum: 4 }),
        }),
        approvedBy: typebox_1.Type.Optional(people_schema_1.StaffList),
        document: references_schema_1.DocumentId,
    }),
});
exports.varianceCleared = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.variance.cleared.v1',
    category: 'cage',
    description: 'Two persons decide what a pending difference was: a mistake in play, a loss, a claim, or an income.',
    data: typebox_1.Type.Object({
        currency: money_schema_1.Currency,
        point: typebox_1.Type.Enum(['table', 'drop', 'cagnotte', 'jackpot', 'tips', 'cambista', 'cage', 'custody']),
        amount: typebox_1.Type.Integer({
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'minor units; a shortage is positive, as the variance shows it, a surplus negative',
        }),
        to: typebox_1.Type.Enum(['win', 'loss', 'receivable', 'other-income']),
        table: typebox_1.Type.Optional(references_schema_1.TableId),
        game: typebox_1.Type.Optional(references_schema_1.GameCode),
        ofDay: typebox_1.Type.Optional(references_schema_1.Day),
        approvedBy: people_schema_1.TwoPersons,
        reason: people_schema_1.Reason,
        document: references_schema_1.DocumentId,
    }),
});
exports.clearingEvents = [exports.tipsShared, exports.dutyPaid, exports.varianceCleared];
//# sourceMappingURL=clearing.events.js.map