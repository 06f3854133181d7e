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
exports.HandEntity = void 0;
const typeorm_1 = require("typeorm");
/** One circle hand and the account of its money, in minor units. */
let HandEntity = class HandEntity {
    casino;
    recordNumber;
    /** The record by which the row is known, and the one that ended it. */
    knownFrom;
    supersededBy;
    eventId;
    handNo;
    tableId;
    gamingDay;
    sessionNo;
    happenedAt;
    game;
    currency;
    players;
    contributed;
    carriedIn;
    pot;
    collected;
    rake;
    carriedOut;
    derived;
    ties;
};
exports.HandEntity = HandEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'record_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "recordNumber", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'known_from', type: 'bigint' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "knownFrom", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'superseded_by', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], HandEntity.prototype, "supersededBy", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_id', type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "eventId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'hand_no', type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "handNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'table_id', type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], HandEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'session_no', type: 'integer' }),
    __metadata("design:type", Number)
], HandEntity.prototype, "sessionNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'happened_at', type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "happenedAt", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "game", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], HandEntity.prototype, "currency", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'integer' }),
    __metadata("design:type", Number)
], HandEntity.prototype, "players", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "contributed", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'carried_in', type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "carriedIn", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "pot", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "collected", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "rake", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'carried_out', type: 'numeric' }),
    __metadata("design:type", BigInt)
], HandEntity.prototype, "carriedOut", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric', nullable: true }),
    __metadata("design:type", Object)
], HandEntity.prototype, "derived", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'boolean' }),
    __metadata("design:type", Boolean)
], HandEntity.prototype, "ties", void 0);
exports.HandEntity = HandEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'hand' })
], HandEntity);
//# sourceMappingURL=hand.entity.js.map