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
exports.tableSessionOf = exports.TableSessionAnswer = exports.TableSessionFound = exports.TableSessionConnection = exports.TableSession = exports.SessionBooks = exports.SessionResult = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
let SessionResult = class SessionResult {
    inventory;
    drop;
    credits;
    prizes;
    toSlot;
    openingFloat;
    fills;
    stakesSwept;
    fromCounts;
    fromBooks;
    ties;
};
exports.SessionResult = SessionResult;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'I: closing inventory, cloth empty.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "inventory", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'D: cash counted in the boxes (drop).' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "drop", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'C: credits to the cage (devoluciones).' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "credits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'JP: pool prizes paid from the float.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "prizes", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'SL: deductions moved from the float to a slot.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "toSlot", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'O: opening float, with what was found locked.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "openingFloat", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'F: fills (reposiciones).' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "fills", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'JS: pool stakes swept into the float.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "stakesSwept", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'R, from the counts.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "fromCounts", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'R, from the books: win + commission + variances of table and drop.' }),
    __metadata("design:type", money_type_1.Money)
], SessionResult.prototype, "fromBooks", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether the two agree to the cent.' }),
    __metadata("design:type", Boolean)
], SessionResult.prototype, "ties", void 0);
exports.SessionResult = SessionResult = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'The result of a house-banked table by the register of anticipos: R = (I + D + C + JP + SL) - (O + F + JS).',
    })
], SessionResult);
let SessionBooks = class SessionBooks {
    win;
    commission;
    tableVariance;
    dropVariance;
};
exports.SessionBooks = SessionBooks;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Won from players before deductions; circle games have none.' }),
    __metadata("design:type", money_type_1.Money)
], SessionBooks.prototype, "win", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Commissions, rakes, fees and deductions.' }),
    __metadata("design:type", money_type_1.Money)
], SessionBooks.prototype, "commission", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Counted float less book: a shortage is negative.' }),
    __metadata("design:type", money_type_1.Money)
], SessionBooks.prototype, "tableVariance", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Counted boxes less what was exchanged: a shortage is negative.' }),
    __metadata("design:type", money_type_1.Money)
], SessionBooks.prototype, "dropVariance", void 0);
exports.SessionBooks = SessionBooks = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'What the entries of a session posted at its table; a gain of the house is positive.',
    })
], SessionBooks);
let TableSession = class TableSession {
    table;
    gamingDay;
    sessionNo;
    firstRecord;
    /** The session as its fields are asked for. */
    at;
};
exports.TableSession = TableSession;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TableSession.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], TableSession.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Session of the table on that day.' }),
    __metadata("design:type", Number)
], TableSession.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record in which it was first heard of.' }),
    __metadata("design:type", BigInt)
], TableSession.prototype, "firstRecord", void 0);
exports.TableSession = TableSession = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A session of a table: what was declared of it, and what it came to.' })
], TableSession);
exports.TableSessionConnection = (0, connection_type_1.connectionOf)(TableSession, 'TableSession');
let TableSessionFound = class TableSessionFound extends answer_type_1.Answer {
    session;
};
exports.TableSessionFound = TableSessionFound;
__decorate([
    (0, graphql_1.Field)(() => TableSession),
    __metadata("design:type", TableSession)
], TableSessionFound.prototype, "session", void 0);
exports.TableSessionFound = TableSessionFound = __decorate([
    (0, graphql_1.ObjectType)()
], TableSessionFound);
exports.TableSessionAnswer = (0, graphql_1.createUnionType)({
    name: 'TableSessionAnswer',
    types: () => [TableSessionFound, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : TableSessionFound),
});
const tableSessionOf = (row, known) => {
    const { table, gamingDay, sessionNo, firstRecord } = row;
    return { table, gamingDay, sessionNo, firstRecord, at: { ...known, table, gamingDay, sessionNo } };
};
exports.tableSessionOf = tableSessionOf;
//# sourceMappingURL=table-session.type.js.map