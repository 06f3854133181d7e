"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.intakeEvents = exports.deliveryDiscarded = exports.deliveryQuarantined = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const people_schema_1 = require("./people.schema");
const Sha256 = typebox_1.Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, lower-case hexadecimal' });
/** A delivery that could not be stored as the event it wanted to be, kept as it came. */
exports.deliveryQuarantined = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.intake.quarantined.v1',
    category: 'quarantine',
    internal: true,
    description: 'A delivery that could not be stored as an event, kept byte for byte with the reason.',
    data: typebox_1.Type.Object({
        hash: Sha256,
        reason: typebox_1.Type.String({ maxLength: 60, description: 'code of the reason, e.g. schema' }),
        path: typebox_1.Type.String({ description: 'JSON pointer to the cause; empty for the whole delivery' }),
        message: typebox_1.Type.String({ description: 'what the sender was told, English' }),
        bytes: typebox_1.Type.String({ description: 'the delivered bytes, base64; of this part where there are several' }),
        part: typebox_1.Type.Optional(typebox_1.Type.Object({ number: typebox_1.Type.Integer({ minimum: 1 }), of: typebox_1.Type.Integer({ minimum: 2 }) }, { description: 'present when the bytes had to be kept in several events' })),
        source: typebox_1.Type.Optional(typebox_1.Type.String({ description: 'as delivered, where readable' })),
        id: typebox_1.Type.Optional(typebox_1.Type.String({ description: 'as delivered, where readable' })),
        type: typebox_1.Type.Optional(typebox_1.Type.String({ description: 'as delivered, where readable' })),
        sequence: typebox_1.Type.Optional(typebox_1.Type.String({ description: 'as delivered, where readable; counts as arrived' })),
    }),
});
/** A person ends a quarantined delivery that will not be sent again. */
exports.deliveryDiscarded = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.intake.discarded.v1',
    category: 'quarantine',
    internal: true,
    description: 'A person ends a quarantined delivery for good; its gaming day is that of the quarantined event.',
    data: typebox_1.Type.Object({ delivery: Sha256, by: people_schema_1.Staff, reason: people_schema_1.Reason }),
});
exports.intakeEvents = [exports.deliveryQuarantined, exports.deliveryDiscarded];
//# sourceMappingURL=intake.events.js.map