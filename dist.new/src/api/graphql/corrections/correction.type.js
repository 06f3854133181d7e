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
exports.CorrectionConnection = exports.CorrectionType = exports.CorrectionStatusName = void 0;
exports.correctionOf = correctionOf;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
exports.CorrectionStatusName = {
    PROPOSED: 'proposed',
    REPLACED: 'replaced',
    RECORDED: 'recorded',
};
(0, graphql_1.registerEnumType)(exports.CorrectionStatusName, {
    name: 'CorrectionStatus',
    description: 'How a correction (corrección) stands.',
    valuesMap: {
        PROPOSED: { description: 'It waits for another person.' },
        REPLACED: { description: 'Something later took its place; nothing follows from it.' },
        RECORDED: { description: 'Two persons have decided it; what it changes is in the books.' },
    },
});
let CorrectionType = class CorrectionType {
    recordNumber;
    eventId;
    status;
    gamingDay;
    source;
    event;
    eventType;
    replacement;
    reason;
    document;
    proposedBy;
    proposedAt;
    approvedBy;
    recordedAt;
    recordedAs;
    /** Where its lines are looked for; no field. */
    at;
};
exports.CorrectionType = CorrectionType;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'Of the proposal, or of a correction that had none.' }),
    __metadata("design:type", BigInt)
], CorrectionType.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Give it to recordCorrection to approve.' }),
    __metadata("design:type", String)
], CorrectionType.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.CorrectionStatusName),
    __metadata("design:type", String)
], CorrectionType.prototype, "status", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        description: 'The gaming day of the correction: of a proposal, that of the fact.',
    }),
    __metadata("design:type", String)
], CorrectionType.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who reported the event that it corrects, or the correction that it corrects.' }),
    __metadata("design:type", String)
], CorrectionType.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of that event, within its source.' }),
    __metadata("design:type", String)
], CorrectionType.prototype, "event", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Its type; null where no such event was recorded.' }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "eventType", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'The data that count instead, as JSON text; null where the event is cancelled.',
    }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "replacement", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], CorrectionType.prototype, "reason", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "document", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], CorrectionType.prototype, "proposedBy", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'As it was stated; null without a proposal.' }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "proposedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The other person; null until somebody approves.' }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "approvedBy", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "recordedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        nullable: true,
        description: 'Of the correction: the cause of what it reverses and replaces, also in a restatement.',
    }),
    __metadata("design:type", Object)
], CorrectionType.prototype, "recordedAs", void 0);
exports.CorrectionType = CorrectionType = __decorate([
    (0, graphql_1.ObjectType)('Correction', {
        description: 'A correction of a recorded event, from its proposal on. The event itself stays as it was kept.',
    })
], CorrectionType);
exports.CorrectionConnection = (0, connection_type_1.connectionOf)(CorrectionType, 'Correction');
function correctionOf(known, { casino, position }) {
    const { recordNumber, eventId, status, gamingDay, corrects, correctsType, proposed, recorded } = known;
    const { replacement, reason, document } = (recorded ?? proposed).data;
    return {
        ...{ recordNumber, eventId, status, gamingDay, reason },
        ...{ source: corrects.source, event: corrects.id, eventType: correctsType },
        replacement: replacement === undefined ? null : JSON.stringify(replacement),
        document: document ?? null,
        proposedBy: nameOf(recorded?.data.proposedBy ?? proposed.data.by),
        proposedAt: proposed?.at ?? null,
        ...approvalOf(known),
        at: { casino, position, record: recorded?.recordNumber ?? null },
    };
}
const approvalOf = ({ recorded, }) => recorded === undefined
    ? { approvedBy: null, recordedAt: null, recordedAs: null }
    : {
        approvedBy: nameOf(recorded.data.approvedBy),
        recordedAt: recorded.at,
        recordedAs: recorded.recordNumber,
    };
const nameOf = ({ id, name }) => name ?? id;
//# sourceMappingURL=correction.type.js.map