"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.eventOf = exports.EventConnection = exports.EventType = exports.RecordStandingName = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const instant_scalar_1 = require("../scalars/instant.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
exports.RecordStandingName = {
    COUNTED: 'counted',
    CONFLICT: 'conflict',
};
(0, graphql_1.registerEnumType)(exports.RecordStandingName, {
    name: 'RecordStanding',
    description: 'Whether a record counts.',
    valuesMap: {
        COUNTED: { description: 'The first record of its identity: it is in the books.' },
        CONFLICT: {
            description: 'Its identity was recorded before with other content: a finding, and in no books.',
        },
    },
});
let EventType = class EventType {
    recordNumber;
    eventId;
    source;
    eventType;
    recordedAt;
    standing;
    receipt;
    contentHash;
    chainHash;
    /** The books in which it was found, and where the log keeps it; no fields. */
    at;
    stream;
    version;
};
exports.EventType = EventType;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'Dense within the casino: 1, 2, 3, …' }),
    __metadata("design:type", BigInt)
], EventType.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of the event, within its source.' }),
    __metadata("design:type", String)
], EventType.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who reported it.' }),
    __metadata("design:type", String)
], EventType.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Its type, with version.' }),
    __metadata("design:type", String)
], EventType.prototype, "eventType", void 0);
__decorate([
    (0, graphql_1.Field)(() => instant_scalar_1.InstantType, { description: 'When it was recorded.' }),
    __metadata("design:type", String)
], EventType.prototype, "recordedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.RecordStandingName),
    __metadata("design:type", String)
], EventType.prototype, "standing", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Where the log keeps it: what ingest answered as receipt.' }),
    __metadata("design:type", String)
], EventType.prototype, "receipt", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'SHA-256 of its stored bytes.' }),
    __metadata("design:type", String)
], EventType.prototype, "contentHash", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'The link of the hash chain at this record.' }),
    __metadata("design:type", String)
], EventType.prototype, "chainHash", void 0);
exports.EventType = EventType = __decorate([
    (0, graphql_1.ObjectType)('Event', { description: 'An event as it was recorded. Nothing of it is ever changed.' })
], EventType);
exports.EventConnection = (0, connection_type_1.connectionOf)(EventType, 'Event');
const eventOf = (record, at) => ({ ...record, at });
exports.eventOf = eventOf;
//# sourceMappingURL=event.type.js.map