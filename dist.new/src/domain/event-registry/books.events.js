"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.bookEvents = exports.booksRestated = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
const Digest = typebox_1.Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, lower-case hexadecimal' });
/** A rebuild with newer rules changed entries of closed days, and a named person wanted it so. */
exports.booksRestated = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.books.restated.v1',
    category: 'casino',
    internal: true,
    description: 'A rebuild changed entries of closed days: which, by which release, who decided and why.',
    data: typebox_1.Type.Object({
        days: typebox_1.Type.Array(typebox_1.Type.Object({ gamingDay: references_schema_1.Day, before: Digest, after: Digest }), {
            minItems: 1,
            maxItems: 1000,
        }),
        release: typebox_1.Type.String({ minLength: 1, maxLength: 80 }),
        by: people_schema_1.Staff,
        reason: people_schema_1.Reason,
    }),
});
exports.bookEvents = [exports.booksRestated];
//# sourceMappingURL=books.events.js.map