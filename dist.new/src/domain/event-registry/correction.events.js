"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.correctionEvents = exports.correctionRecorded = exports.correctionProposed = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const people_schema_1 = require("./people.schema");
const references_schema_1 = require("./references.schema");
const Replacement = typebox_1.Type.Object({}, { description: 'data of the type of the corrected event; without it the event is cancelled' });
exports.correctionProposed = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.correction.proposed.v1',
    category: 'proposal',
    appendedWith: 'exact-version',
    internal: true,
    description: 'One person proposes to correct a recorded event; another one has to approve.',
    data: typebox_1.Type.Object({
        corrects: references_schema_1.EventReference,
        replacement: typebox_1.Type.Optional(Replacement),
        reason: people_schema_1.Reason,
        by: people_schema_1.Staff,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
    }),
});
/** Nothing is ever edited: a correction is a new fact that points at the old one. */
exports.correctionRecorded = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.correction.recorded.v1',
    category: 'correction',
    appendedWith: 'new-stream',
    description: 'Two persons correct a recorded event: other data take its place, or it is cancelled.',
    data: typebox_1.Type.Object({
        corrects: references_schema_1.EventReference,
        replacement: typebox_1.Type.Optional(Replacement),
        reason: people_schema_1.Reason,
        proposedBy: people_schema_1.Staff,
        approvedBy: people_schema_1.Staff,
        document: typebox_1.Type.Optional(references_schema_1.DocumentId),
        proposal: typebox_1.Type.Optional(typebox_1.Type.String({ minLength: 1, maxLength: 200, description: 'id of the proposal that was approved' })),
    }),
});
exports.correctionEvents = [exports.correctionProposed, exports.correctionRecorded];
//# sourceMappingURL=correction.events.js.map