"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.gamingDayEvents = exports.gamingDayReopened = exports.gamingDayReopeningProposed = exports.gamingDayCertified = exports.gamingDayClosed = exports.gamingDayOpened = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const money_schema_1 = require("./money.schema");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
/** The day itself is the gaming day of the envelope. */
exports.gamingDayOpened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.gaming-day.opened.v1',
    category: 'gamingday',
    description: 'The casino begins a gaming day.',
    data: typebox_1.Type.Object({
        by: people_schema_1.Staff,
        previousDay: typebox_1.Type.Optional(references_schema_1.Day),
    }),
});
/** A difference that did not stop the close, since a named person explained it. */
const Explained = typebox_1.Type.Object({
    check: typebox_1.Type.String({ minLength: 1, maxLength: 60, description: 'the identity that did not hold, e.g. K5' }),
    at: typebox_1.Type.Optional(typebox_1.Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'the table, slip, account … it is about; all of the check where not given',
    })),
    finding: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80 })),
    by: people_schema_1.Staff,
    explanation: people_schema_1.Reason,
});
const RecordNumber = typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Digest = typebox_1.Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, lower-case hexadecimal' });
/** What is signed stands in docs/books/seals.md, line for line. */
const Seal = typebox_1.Type.Object({
    firstRecord: RecordNumber,
    lastRecord: RecordNumber,
    records: RecordNumber,
    merkleRoot: Digest,
    trialBalance: Digest,
    previous: Digest,
    publicKey: typebox_1.Type.String({ minLength: 1, maxLength: 200, description: 'Ed25519, SPKI in base64' }),
    signature: typebox_1.Type.String({ minLength: 1, maxLength: 200, description: 'Ed25519, base64' }),
}, { description: 'put by this service under the records and the trial balance of the day' });
exports.gamingDayClosed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.gaming-day.closed.v1',
    category: 'gamingday',
    appendedWith: 'exact-version',
    description: 'The books of a gaming day are closed with their control totals; what comes later is late.',
    data: typebox_1.Type.Object({
        by: people_schema_1.Staff,
        currency: money_schema_1.Currency,
        through: typebox_1.Type.Integer({
            minimum: 0,
            maximum: 9007199254740991,
            description: 'record number at which the checks ran; a higher one of this day is late',
        }),
        controlTotals: typebox_1.Type.Array(typebox_1.Type.Object({ account: typebox_1.Type.String({ minLength: 1, maxLength: 120 }), amount: money_schema_1.SignedAmount }), { maxItems: 1000, description: 'balance of each account at the close, debit positive' }),
        explained: typebox_1.Type.Optional(typebox_1.Type.Array(Explained, { maxItems: 500 })),
        dutyAccrued: typebox_1.Type.Optional(money_schema_1.SignedAmount),
        seal: typebox_1.Type.Optional(Seal),
    }),
});
exports.gamingDayCertified = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.gaming-day.certified.v1',
    category: 'gamingday',
    appendedWith: 'exact-version',
    description: 'A person with the right to do so certifies the closed books of a gaming day.',
    data: typebox_1.Type.Object({
        by: people_schema_1.Staff,
        statement: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 1000 })),
    }),
});
exports.gamingDayReopeningProposed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.gaming-day.reopening-proposed.v1',
    category: 'gamingday',
    appendedWith: 'exact-version',
    internal: true,
    description: 'One person proposes to reopen a closed gaming day; another one has to approve.',
    data: typebox_1.Type.Object({ by: people_schema_1.Staff, reason: people_schema_1.Reason }),
});
exports.gamingDayReopened = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.gaming-day.reopened.v1',
    category: 'gamingday',
    appendedWith: 'exact-version',
    description: 'Two persons reopen a closed gaming day, with the reason.',
    data: typebox_1.Type.Object({ by: people_schema_1.TwoPersons, reason: people_schema_1.Reason }),
});
exports.gamingDayEvents = [
    exports.gamingDayOpened,
    exports.gamingDayClosed,
    exports.gamingDayCertified,
    exports.gamingDayReopeningProposed,
    exports.gamingDayReopened,
];
//# sourceMappingURL=gaming-day.events.js.map