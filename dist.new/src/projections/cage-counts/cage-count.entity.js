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
exports.CageCountEntity = void 0;
const typeorm_1 = require("typeorm");
/** A count of the cage, as declared. */
let CageCountEntity = class CageCountEntity {
    casino;
    recordNumber;
    /** The record by which the row is known, and the one that ended it. */
    knownFrom;
    supersededBy;
    gamingDay;
    eventId;
    eventType;
    happenedAt;
    data;
};
exports.CageCountEntity = CageCountEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'record_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], CageCountEntity.prototype, "recordNumber", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'known_from', type: 'bigint' }),
    __metadata("design:type", BigInt)
], CageCountEntity.prototype, "knownFrom", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'superseded_by', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], CageCountEntity.prototype, "supersededBy", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_id', type: 'text' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "eventId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_type', type: 'text' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "eventType", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'happened_at', type: 'text' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "happenedAt", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], CageCountEntity.prototype, "data", void 0);
exports.CageCountEntity = CageCountEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'cage_count' })
], CageCountEntity);
//# sourceMappingURL=cage-count.entity.js.map