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
exports.JournalLineEntity = void 0;
const typeorm_1 = require("typeorm");
/** One line of the journal, as a generation keeps it. Amounts in minor units. */
let JournalLineEntity = class JournalLineEntity {
    casino;
    recordNumber;
    line;
    entryKind;
    ofRecord;
    causeRecord;
    undoes;
    source;
    eventId;
    eventType;
    gamingDay;
    bookingDay;
    account;
    subLedger;
    tableId;
    game;
    sessionNo;
    debit;
    credit;
    currency;
    basis;
    ruleId;
    rulesRelease;
    slip;
};
exports.JournalLineEntity = JournalLineEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "casino", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ name: 'record_number', type: 'bigint' }),
    __metadata("design:type", BigInt)
], JournalLineEntity.prototype, "recordNumber", void 0);
__decorate([
    (0, typeorm_1.PrimaryColumn)({ type: 'integer' }),
    __metadata("design:type", Number)
], JournalLineEntity.prototype, "line", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'entry_kind', type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "entryKind", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'of_record', type: 'bigint' }),
    __metadata("design:type", BigInt)
], JournalLineEntity.prototype, "ofRecord", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'cause_record', type: 'bigint', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "causeRecord", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'boolean' }),
    __metadata("design:type", Boolean)
], JournalLineEntity.prototype, "undoes", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "source", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_id', type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "eventId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'event_type', type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "eventType", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'gaming_day', type: 'date' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "gamingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'booking_day', type: 'date' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "bookingDay", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "account", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'sub_ledger', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "subLedger", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'table_id', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "tableId", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "game", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'session_no', type: 'integer' }),
    __metadata("design:type", Number)
], JournalLineEntity.prototype, "sessionNo", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], JournalLineEntity.prototype, "debit", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'numeric' }),
    __metadata("design:type", BigInt)
], JournalLineEntity.prototype, "credit", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "currency", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "basis", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'rule_id', type: 'text', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "ruleId", void 0);
__decorate([
    (0, typeorm_1.Column)({ name: 'rules_release', type: 'text' }),
    __metadata("design:type", String)
], JournalLineEntity.prototype, "rulesRelease", void 0);
__decorate([
    (0, typeorm_1.Column)({ type: 'text', nullable: true }),
    __metadata("design:type", Object)
], JournalLineEntity.prototype, "slip", void 0);
exports.JournalLineEntity = JournalLineEntity = __decorate([
    (0, typeorm_1.Entity)({ name: 'journal_line' })
], JournalLineEntity);
//# sourceMappingURL=journal-line.entity.js.map