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
exports.journalLineOf = exports.JournalLineConnection = exports.JournalLine = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
let JournalLine = class JournalLine {
    recordNumber;
    line;
    entryKind;
    ofRecord;
    eventId;
    source;
    eventType;
    gamingDay;
    bookingDay;
    account;
    subLedger;
    table;
    game;
    sessionNo;
    debit;
    credit;
    basis;
    ruleId;
    rulesRelease;
    slip;
};
exports.JournalLine = JournalLine;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record that caused the entry.' }),
    __metadata("design:type", BigInt)
], JournalLine.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: '1, 2, 3, … within the entry.' }),
    __metadata("design:type", Number)
], JournalLine.prototype, "line", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'original, reversal or replacement.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "entryKind", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record whose fact the entry is about.' }),
    __metadata("design:type", BigInt)
], JournalLine.prototype, "ofRecord", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of that event, within its source.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who reported it.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Its type, with version.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "eventType", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The gaming day of the fact.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The day in whose books it counts.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "bookingDay", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], JournalLine.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Slip, banker, bank, member or pool of a control account.',
    }),
    __metadata("design:type", Object)
], JournalLine.prototype, "subLedger", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], JournalLine.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Game code.' }),
    __metadata("design:type", Object)
], JournalLine.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Table session of the day.' }),
    __metadata("design:type", Number)
], JournalLine.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], JournalLine.prototype, "debit", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], JournalLine.prototype, "credit", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'declared, derived or count: where the amount comes from.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "basis", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The rule that gives the amount.' }),
    __metadata("design:type", Object)
], JournalLine.prototype, "ruleId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'The release whose rules posted it.' }),
    __metadata("design:type", String)
], JournalLine.prototype, "rulesRelease", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], JournalLine.prototype, "slip", void 0);
exports.JournalLine = JournalLine = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'One line (apunte) of the journal. An entry (asiento) is the lines of one record number.',
    })
], JournalLine);
exports.JournalLineConnection = (0, connection_type_1.connectionOf)(JournalLine, 'JournalLine');
const journalLineOf = ({ tableId, debit, credit, ...line }) => ({
    ...line,
    table: tableId,
    debit: (0, money_type_1.moneyOf)(debit, line.currency),
    credit: (0, money_type_1.moneyOf)(credit, line.currency),
});
exports.journalLineOf = journalLineOf;
//# sourceMappingURL=journal-line.type.js.map