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
exports.correctionRefused = exports.correctionDecided = exports.CorrectionDecisionResult = exports.CorrectionRefusedType = exports.CorrectionDecidedType = exports.RecordCorrectionArguments = exports.ProposeCorrectionArguments = void 0;
const graphql_1 = require("@nestjs/graphql");
const correction_refusals_1 = require("../../decisions/correction-refusals");
const event_name_1 = require("../scalars/event-name");
let ProposeCorrectionArguments = class ProposeCorrectionArguments {
    casino;
    source;
    event;
    replacement;
    reason;
    document;
};
exports.ProposeCorrectionArguments = ProposeCorrectionArguments;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)({
        description: 'Who reported the event to correct; where it was corrected before, its last correction.',
    }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of that event, within its source.' }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "event", void 0);
__decorate([
    (0, graphql_1.Field)({
        nullable: true,
        description: 'The data of the event that count instead, as JSON text; without it the event is cancelled.',
    }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "replacement", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Why, 1 to 1000 characters.' }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "reason", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Number of a paper that the casino keeps.' }),
    __metadata("design:type", String)
], ProposeCorrectionArguments.prototype, "document", void 0);
exports.ProposeCorrectionArguments = ProposeCorrectionArguments = __decorate([
    (0, graphql_1.ArgsType)()
], ProposeCorrectionArguments);
let RecordCorrectionArguments = class RecordCorrectionArguments {
    casino;
    proposal;
};
exports.RecordCorrectionArguments = RecordCorrectionArguments;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], RecordCorrectionArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Event id of the proposal.' }),
    __metadata("design:type", String)
], RecordCorrectionArguments.prototype, "proposal", void 0);
exports.RecordCorrectionArguments = RecordCorrectionArguments = __decorate([
    (0, graphql_1.ArgsType)()
], RecordCorrectionArguments);
let CorrectionDecidedType = class CorrectionDecidedType {
    what;
    eventId;
    receipt;
};
exports.CorrectionDecidedType = CorrectionDecidedType;
__decorate([
    (0, graphql_1.Field)({ description: 'As a type of event: correction.proposed or correction.recorded.' }),
    __metadata("design:type", String)
], CorrectionDecidedType.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, {
        description: 'Of the event that records it; of a proposal, what recordCorrection takes.',
    }),
    __metadata("design:type", String)
], CorrectionDecidedType.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Give it as waitFor to see what follows in a query.' }),
    __metadata("design:type", String)
], CorrectionDecidedType.prototype, "receipt", void 0);
exports.CorrectionDecidedType = CorrectionDecidedType = __decorate([
    (0, graphql_1.ObjectType)('CorrectionDecided', { description: 'It is recorded.' })
], CorrectionDecidedType);
let CorrectionRefusedType = class CorrectionRefusedType {
    code;
    message;
    messageEs;
    citation;
    citationEs;
    about;
};
exports.CorrectionRefusedType = CorrectionRefusedType;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'Stable: `CORRECTION.…`.' }),
    __metadata("design:type", String)
], CorrectionRefusedType.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], CorrectionRefusedType.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], CorrectionRefusedType.prototype, "messageEs", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Where the rule stands.' }),
    __metadata("design:type", String)
], CorrectionRefusedType.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], CorrectionRefusedType.prototype, "citationEs", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'The event to correct instead.' }),
    __metadata("design:type", Array)
], CorrectionRefusedType.prototype, "about", void 0);
exports.CorrectionRefusedType = CorrectionRefusedType = __decorate([
    (0, graphql_1.ObjectType)('CorrectionRefused', { description: 'Nothing was decided.' })
], CorrectionRefusedType);
exports.CorrectionDecisionResult = (0, graphql_1.createUnionType)({
    name: 'CorrectionDecisionResult',
    types: () => [CorrectionDecidedType, CorrectionRefusedType],
    resolveType: (answer) => 'code' in answer ? CorrectionRefusedType : CorrectionDecidedType,
});
const correctionDecided = ({ type, eventId, receipt }) => ({
    ...{ what: (0, event_name_1.eventName)(type), eventId, receipt },
});
exports.correctionDecided = correctionDecided;
const correctionRefused = ({ code, about }) => ({
    ...{ code, ...correction_refusals_1.CORRECTION_REFUSALS[code], about },
});
exports.correctionRefused = correctionRefused;
//# sourceMappingURL=correction-decision.type.js.map