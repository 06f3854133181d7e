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
exports.PlayerBankEntity = void 0;
const typeorm_1 = require("typeorm");
/** A bank of a player in a table session, and the record in which it was first heard of. */
let PlayerBankEntity = class PlayerBankEntity {
    casino;
    gamingDay;
    tableId;
    sessionNo;
    bank;
    firstRecord;
};
exports.PlayerBankEntity = PlayerBankEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], PlayerBankEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], PlayerBankEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'table_id', type: 'text' }),
    __metadata("design:type", String)
], PlayerBankEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'session_no', type: 'integer' }),
    __metadata("design:type", Number)
], PlayerBankEntity.prototype, "sessionNo", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], PlayerBankEntity.prototype, "bank", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'first_record', type: 'bigint' }),
    __metadata("design:type", BigInt)
], PlayerBankEntity.prototype, "firstRecord", void 0);
exports.PlayerBankEntity = PlayerBankEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'player_bank' })
], PlayerBankEntity);
//# sourceMappingURL=player-bank.entity.js.map