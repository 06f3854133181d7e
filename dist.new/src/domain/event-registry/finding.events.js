"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.findingEvents = exports.findingResolved = exports.findingAcknowledged = void 0;
const typebox_1 = require("typebox");
const event_definition_1 = require("./event-definition");
const people_schema_1 = require("./people.schema");
const FindingId = typebox_1.Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$', description: 'id of the finding' });
exports.findingAcknowledged = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.finding.acknowledged.v1',
    category: 'finding',
    description: 'A person has seen a finding and says so.',
    data: typebox_1.Type.Object({ finding: FindingId, by: people_schema_1.Staff, note: typebox_1.Type.Optional(people_schema_1.Reason) }),
});
exports.findingResolved = (0, event_definition_1.defineEvent)({
    type: 'cagnotte.finding.resolved.v1',
    category: 'finding',
    description: 'A person has dealt with a finding and says how.',
    data: typebox_1.Type.Object({ finding: FindingId, by: people_schema_1.Staff, note: people_schema_1.Reason }),
});
exports.findingEvents = [exports.findingAcknowledged, exports.findingResolved];
//# sourceMappingURL=finding.events.js.map