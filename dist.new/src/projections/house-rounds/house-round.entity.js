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
exports.HouseRoundEntity = void 0;
const typeorm_1 = require("typeorm");
/** A round of a house-banked game: what was declared, and what the rules in force make of it. Minor units. */
let HouseRoundEntity = class HouseRoundEntity {
    casino;
    recordNumber;
    /** The record by which the row is known, and the one that ended it. */
    knownFrom;
    supersededBy;
    gamingDay;
    eventId;
    eventType;
    happenedAt;
    tableId;
    sessionNo;
    roundNo;
    reference;
    game;
    currency;
    data;
    staked;
    result;
    resultBasis;
    deduction;
    judged;
    derivedResult;
    derivedBets;
    rulesRelease;
};
exports.HouseRoundEntity = HouseRoundEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'record_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], HouseRoundEntity.prototype, "recordNumber", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'known_from', type: 'bigint' }),
    __metadata("design:type", BigInt)
], HouseRoundEntity.prototype, "knownFrom", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'superseded_by', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], HouseRoundEntity.prototype, "supersededBy", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_id', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "eventId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_type', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "eventType", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'happened_at', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "happenedAt", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'table_id', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'session_no', type: 'integer' }),
    __metadata("design:type", Number)
], HouseRoundEntity.prototype, "sessionNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'round_no', type: 'integer' }),
    __metadata("design:type", Number)
], HouseRoundEntity.prototype, "roundNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "reference", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text', nullable: true }),
    __metadata("design:type", Object)
], HouseRoundEntity.prototype, "game", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "currency", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "data", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HouseRoundEntity.prototype, "staked", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HouseRoundEntity.prototype, "result", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'result_basis', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "resultBasis", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HouseRoundEntity.prototype, "deduction", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'boolean' }),
    __metadata("design:type", Boolean)
], HouseRoundEntity.prototype, "judged", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'derived_result', type: 'numeric', nullable: true }),
    __metadata("design:type", Object)
], HouseRoundEntity.prototype, "derivedResult", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'derived_bets', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], HouseRoundEntity.prototype, "derivedBets", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'rules_release', type: 'text' }),
    __metadata("design:type", String)
], HouseRoundEntity.prototype, "rulesRelease", void 0);
exports.HouseRoundEntity = HouseRoundEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'house_round' })
], HouseRoundEntity);
//# sourceMappingURL=house-round.entity.js.map