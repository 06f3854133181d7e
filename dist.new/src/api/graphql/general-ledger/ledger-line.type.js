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
exports.ledgerLineOf = exports.LedgerLineConnection = exports.LedgerLine = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const journal_line_type_1 = require("../journal/journal-line.type");
const money_type_1 = require("../scalars/money.type");
let LedgerLine = class LedgerLine {
    line;
    balance;
};
exports.LedgerLine = LedgerLine;
__decorate([
    (0, graphql_1.Field)(() => journal_line_type_1.JournalLine),
    __metadata("design:type", journal_line_type_1.JournalLine)
], LedgerLine.prototype, "line", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'Balance of the account in this currency after the line, what it held before the first day included: debits less credits.',
    }),
    __metadata("design:type", money_type_1.Money)
], LedgerLine.prototype, "balance", void 0);
exports.LedgerLine = LedgerLine = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A line of an account in the general ledger (libro mayor).' })
], LedgerLine);
exports.LedgerLineConnection = (0, connection_type_1.connectionOf)(LedgerLine, 'LedgerLine');
const ledgerLineOf = ({ line, balance }) => ({
    line: (0, journal_line_type_1.journalLineOf)(line),
    balance: (0, money_type_1.moneyOf)(balance, line.currency),
});
exports.ledgerLineOf = ledgerLineOf;
//# sourceMappingURL=ledger-line.type.js.map