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
exports.CasinoHeadEntity = void 0;
const typeorm_1 = require("typeorm");
/** How far a casino has come: its last record number and chain link. Outside the generations. */
let CasinoHeadEntity = class CasinoHeadEntity {
    casino;
    lastNumber;
    chainHash;
    lastRecordedAt;
    repeatsSkipped;
};
exports.CasinoHeadEntity = CasinoHeadEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], CasinoHeadEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'last_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], CasinoHeadEntity.prototype, "lastNumber", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'chain_hash', type: 'bytea' }),
    __metadata("design:type", Buffer)
], CasinoHeadEntity.prototype, "chainHash", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'last_recorded_at', type: 'timestamptz' }),
    __metadata("design:type", Date)
], CasinoHeadEntity.prototype, "lastRecordedAt", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'repeats_skipped', type: 'bigint' }),
    __metadata("design:type", BigInt)
], CasinoHeadEntity.prototype, "repeatsSkipped", void 0);
exports.CasinoHeadEntity = CasinoHeadEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'casino', schema: 'register' })
], CasinoHeadEntity);
//# sourceMappingURL=casino-head.entity.js.map