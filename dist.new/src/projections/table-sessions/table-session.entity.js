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
exports.TableSessionEntity = void 0;
const typeorm_1 = require("typeorm");
/** A session of a table, and the record in which it was first heard of. */
let TableSessionEntity = class TableSessionEntity {
    casino;
    gamingDay;
    tableId;
    sessionNo;
    firstRecord;
};
exports.TableSessionEntity = TableSessionEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], TableSessionEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], TableSessionEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'table_id', type: 'text' }),
    __metadata("design:type", String)
], TableSessionEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'session_no', type: 'integer' }),
    __metadata("design:type", Number)
], TableSessionEntity.prototype, "sessionNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'first_record', type: 'bigint' }),
    __metadata("design:type", BigInt)
], TableSessionEntity.prototype, "firstRecord", void 0);
exports.TableSessionEntity = TableSessionEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'table_session' })
], TableSessionEntity);
//# sourceMappingURL=table-session.entity.js.map