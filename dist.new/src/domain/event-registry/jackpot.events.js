"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.jackpotEvents = exports.jackpotClosed = exports.jackpotAdjusted = exports.jackpotReseeded = exports.jackpotPaid = exports.jackpotWon = exports.jackpotContributed = exports.jackpotOpened = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
/** What the events of a pool say: which, and what its meter showed. The session of a table is that of the envelope. */
const ofPool = {
    pool: references_schema_1.Pool,
    currency: money_schema_1.Currency,
    meterBefore: typebox_1.Type.Optional(money_schema_1.Amount),
    meterAfter: typebox_1.Type.Optional(money_schema_1.Amount),
};
exports.jackpotOpened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.opened.v1',
    category: 'jackpot',
    description: 'A pool begins with a seed borne by the house.',
    data: typebox_1.Type.Object({
        ...ofPool,
        seed: money_schema_1.Amount,
        rate: money_schema_1.Rate,
        tables: typebox_1.Type.Array(references_schema_1.TableId, { minItems: 1, maxItems: 200 }),
        game: typebox_1.Type.Optional(references_schema_1.GameCode),
        approvedBy: people_schema_1.StaffList,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotContributed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.contributed.v1',
    category: 'jackpot',
    description: 'Stakes of a pool: what was staked, and how much of it went to the meter.',
    data: typebox_1.Type.Object({
        ...ofPool,
        table: references_schema_1.TableId,
        roundNo: typebox_1.Type.Optional(references_schema_1.RoundNo),
        amount: money_schema_1.Amount,
        toMeter: typebox_1.Type.Optional(money_schema_1.Amount),
        how: typebox_1.Type.Enum(['slot', 'swept'], {
            description: 'put in the slot of the pool, or swept into the float',
        }),
        stakes: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1 })),
    }),
});
exports.jackpotWon = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.won.v1',
    category: 'jackpot',
    description: 'A player wins from a pool: how much, with what, and where it is paid, if it is paid at once.',
    data: typebox_1.Type.Object({
        ...ofPool,
        table: typebox_1.Type.Optional(references_schema_1.TableId),
        roundNo: typebox_1.Type.Optional(references_schema_1.RoundNo),
        amount: money_schema_1.Amount,
        paidFrom: typebox_1.Type.Enum(['table', 'cage-chips', 'cage-cash', 'bank', 'later']),
        borneBy: typebox_1.Type.Optional(typebox_1.Type.Enum(['pool', 'house'], { description: 'pool where not given' })),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        seat: typebox_1.Type.Optional(references_schema_1.Seat),
        combination: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60 })),
        approvedBy: typebox_1.Type.Optional(people_schema_1.StaffList),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotPaid = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.paid.v1',
    category: 'jackpot',
    description: 'A prize of a pool that was to be paid later is paid.',
    data: typebox_1.Type.Object({
        pool: references_schema_1.Pool,
        currency: money_schema_1.Currency,
        amount: money_schema_1.Amount,
        paidFrom: typebox_1.Type.Enum(['cage-chips', 'cage-cash', 'bank']),
        player: typebox_1.Type.Optional(people_schema_1.Player),
        approvedBy: typebox_1.Type.Optional(people_schema_1.StaffList),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotReseeded = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.reseeded.v1',
    category: 'jackpot',
    description: 'The house puts money into a pool: a new seed after a win, or what a prize needs beyond the meter.',
    data: typebox_1.Type.Object({
        ...ofPool,
        amount: money_schema_1.Amount,
        cause: typebox_1.Type.Enum(['seed', 'shortfall']),
        approvedBy: typebox_1.Type.Optional(people_schema_1.StaffList),
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotAdjusted = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.adjusted.v1',
    category: 'jackpot',
    description: 'Two persons change the meter of a pool without a stake or a prize.',
    data: typebox_1.Type.Object({
        ...ofPool,
        amount: money_schema_1.SignedAmount,
        reason: people_schema_1.Reason,
        approvedBy: people_schema_1.TwoPersons,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotClosed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.jackpot.closed.v1',
    category: 'jackpot',
    description: 'A pool ends; what it holds goes to another pool, or back to the house with authorisation.',
    data: typebox_1.Type.Object({
        ...ofPool,
        amount: money_schema_1.Amount,
        toPool: typebox_1.Type.Optional(references_schema_1.Pool),
        approvedBy: people_schema_1.TwoPersons,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
exports.jackpotEvents = [
    exports.jackpotOpened,
    exports.jackpotContributed,
    exports.jackpotWon,
    exports.jackpotPaid,
    exports.jackpotReseeded,
    exports.jackpotAdjusted,
    exports.jackpotClosed,
];
//# sourceMappingURL=jackpot.events.js.map