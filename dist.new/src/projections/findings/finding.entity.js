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
exports.FindingEntity = void 0;
const typeorm_1 = require("typeorm");
/** A difference between what was declared and what should be. */
let FindingEntity = class FindingEntity {
    casino;
    findingId;
    code;
    severity;
    ruleId;
    citation;
    expected;
    found;
    eventIds;
    betIds;
    standing;
    gamingDay;
    tableId;
    ofRecord;
    openedBy;
    closedBy;
    rulesRelease;
};
exports.FindingEntity = FindingEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'finding_id', type: 'uuid' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "findingId", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "code", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "severity", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'rule_id', type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "ruleId", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "citation", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "expected", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "found", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_ids', type: 'text', array: true }),
    __metadata("design:type", Array)
], FindingEntity.prototype, "eventIds", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'bet_ids', type: 'text', array: true }),
    __metadata("design:type", Array)
], FindingEntity.prototype, "betIds", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text', nullable: true }),
    __metadata("design:type", Object)
], FindingEntity.prototype, "standing", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'table_id', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], FindingEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'of_record', type: 'bigint' }),
    __metadata("design:type", BigInt)
], FindingEntity.prototype, "ofRecord", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'opened_by', type: 'bigint' }),
    __metadata("design:type", BigInt)
], FindingEntity.prototype, "openedBy", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'closed_by', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], FindingEntity.prototype, "closedBy", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'rules_release', type: 'text' }),
    __metadata("design:type", String)
], FindingEntity.prototype, "rulesRelease", void 0);
exports.FindingEntity = FindingEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'finding' })
], FindingEntity);
//# sourceMappingURL=finding.entity.js.map