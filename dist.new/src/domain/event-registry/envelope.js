"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.EnvelopeSchema = void 0;
const typebox_1 = require("typebox");
/**
 * The envelope of every event: CloudEvents 1.0 in structured JSON, with the extensions of this house.
 * `source` + `id` is the identity of a report; `subject`, if given, must agree with the stream the server derives.
 */
exports.EnvelopeSchema = typebox_1.Type.Object({
    specversion: typebox_1.Type.Literal('1.0'),
    id: typebox_1.Type.String({ minLength: 1, maxLength: 200, description: 'unique within its source' }),
    source: typebox_1.Type.String({
        pattern: '^/casinos/[a-z0-9][a-z0-9-]{0,62}(/[A-Za-z0-9._~-]{1,80})*$',
        maxLength: 400,
        description: 'who reports: /casinos/{casino}/tables/{table}, /casinos/{casino}/cage, …',
    }),
    type: typebox_1.Type.String({ maxLength: 120, description: 'cagnotte.<subject>.<past-tense>.v<n>' }),
    subject: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 400 })),
    time: typebox_1.Type.String({ format: 'instant', description: 'when it happened, RFC 3339 with offset' }),
    datacontenttype: typebox_1.Type.Optional(typebox_1.Type.Literal('application/json')),
    dataschema: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 400 })),
    gamingday: typebox_1.Type.String({ format: 'gaming-day', description: 'the gaming day (jornada) it belongs to' }),
    sessionno: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 999, description: 'table session of the day; 1 where not given' })),
    sequence: typebox_1.Type.Optional(typebox_1.Type.String({ pattern: '^(0|[1-9][0-9]{0,17})$', description: 'per source, grows by 1 for ever' })),
    resubmits: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 200, description: 'id of the quarantined delivery that this event replaces' })),
    data: typebox_1.Type.Unknown(),
});
//# sourceMappingURL=envelope.js.map