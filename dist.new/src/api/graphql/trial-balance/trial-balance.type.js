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
exports.TrialBalance = exports.TrialBalanceTotal = exports.TrialBalanceLine = void 0;
exports.trialBalanceLineOf = trialBalanceLineOf;
const graphql_1 = require("@nestjs/graphql");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
let TrialBalanceLine = class TrialBalanceLine {
    account;
    debits;
    credits;
    debit;
    credit;
};
exports.TrialBalanceLine = TrialBalanceLine;
__decorate([
    (0, graphql_1.Field)({ description: 'Account path, e.g. commission:rake:lampland.' }),
    __metadata("design:type", String)
], TrialBalanceLine.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of all debits.' }),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceLine.prototype, "debits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of all credits.' }),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceLine.prototype, "credits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'The balance where debits exceed credits, else zero.' }),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceLine.prototype, "debit", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'The balance where credits exceed debits, else zero.' }),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceLine.prototype, "credit", void 0);
exports.TrialBalanceLine = TrialBalanceLine = __decorate([
    (0, graphql_1.ObjectType)({ description: 'One account of the trial balance (balance de sumas y saldos).' })
], TrialBalanceLine);
let TrialBalanceTotal = class TrialBalanceTotal {
    debits;
    credits;
    balanced;
};
exports.TrialBalanceTotal = TrialBalanceTotal;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceTotal.prototype, "debits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], TrialBalanceTotal.prototype, "credits", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether debits equal credits to the last minor unit.' }),
    __metadata("design:type", Boolean)
], TrialBalanceTotal.prototype, "balanced", void 0);
exports.TrialBalanceTotal = TrialBalanceTotal = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'Debits and credits of all accounts in one currency; equal in a sound ledger (A1).',
    })
], TrialBalanceTotal);
let TrialBalance = class TrialBalance extends answer_type_1.Answer {
    lines;
    totals;
};
exports.TrialBalance = TrialBalance;
__decorate([
    (0, graphql_1.Field)(() => [TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' }),
    __metadata("design:type", Array)
], TrialBalance.prototype, "lines", void 0);
__decorate([
    (0, graphql_1.Field)(() => [TrialBalanceTotal], { description: 'One per currency.' }),
    __metadata("design:type", Array)
], TrialBalance.prototype, "totals", void 0);
exports.TrialBalance = TrialBalance = __decorate([
    (0, graphql_1.ObjectType)()
], TrialBalance);
function trialBalanceLineOf({ account, currency, debits, credits }) {
    const balance = debits - credits;
    return {
        account,
        debits: (0, money_type_1.moneyOf)(debits, currency),
        credits: (0, money_type_1.moneyOf)(credits, currency),
        debit: (0, money_type_1.moneyOf)(balance > 0n ? balance : 0n, currency),
        credit: (0, money_type_1.moneyOf)(balance < 0n ? -balance : 0n, currency),
    };
}
//# sourceMappingURL=trial-balance.type.js.map