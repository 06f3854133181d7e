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
exports.QuarantinedDeliveryEntity = void 0;
const typeorm_1 = require("typeorm");
/** A delivery kept in quarantine; its bytes stand in the log under the record number. */
let QuarantinedDeliveryEntity = class QuarantinedDeliveryEntity {
    casino;
    recordNumber;
    deliveryId;
    gamingDay;
    reason;
    path;
    message;
    deliveredSource;
    deliveredId;
    endedBy;
};
exports.QuarantinedDeliveryEntity = QuarantinedDeliveryEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'record_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], QuarantinedDeliveryEntity.prototype, "recordNumber", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'delivery_id', type: 'text' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "deliveryId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "reason", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "path", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], QuarantinedDeliveryEntity.prototype, "message", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'delivered_source', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], QuarantinedDeliveryEntity.prototype, "deliveredSource", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'delivered_id', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], QuarantinedDeliveryEntity.prototype, "deliveredId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'ended_by', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], QuarantinedDeliveryEntity.prototype, "endedBy", void 0);
exports.QuarantinedDeliveryEntity = QuarantinedDeliveryEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'quarantined_delivery' })
], QuarantinedDeliveryEntity);
//# sourceMappingURL=quarantined-delivery.entity.js.map