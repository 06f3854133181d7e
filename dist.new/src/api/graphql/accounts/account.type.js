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
exports.subLedgerOf = exports.accountOf = exports.AccountAnswer = exports.AccountStatement = exports.AccountPeriod = exports.AccountConnection = exports.Account = exports.SubLedger = exports.ChartEntry = exports.AccountKindName = void 0;
exports.chartEntryOf = chartEntryOf;
const graphql_1 = require("@nestjs/graphql");
const chart_of_accounts_1 = require("../../../accounting/chart-of-accounts");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
exports.AccountKindName = {
    ASSET: 'asset',
    LIABILITY: 'liability',
    REVENUE: 'revenue',
    EXPENSE: 'expense',
    POSITION: 'position',
};
(0, graphql_1.registerEnumType)(exports.AccountKindName, {
    name: 'AccountKind',
    description: 'What an account is in the books; POSITION is none of the others: counted differences, fx, cut-over.',
});
let ChartEntry = class ChartEntry {
    kind;
    code;
    holds;
    table;
};
exports.ChartEntry = ChartEntry;
__decorate([
    (0, graphql_1.Field)(() => exports.AccountKindName),
    __metadata("design:type", String)
], ChartEntry.prototype, "kind", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Proposed code of the Spanish general chart (PGC); empty where there is none.' }),
    __metadata("design:type", String)
], ChartEntry.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'What such an account holds.' }),
    __metadata("design:type", String)
], ChartEntry.prototype, "holds", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The table it stands at.' }),
    __metadata("design:type", Object)
], ChartEntry.prototype, "table", void 0);
exports.ChartEntry = ChartEntry = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What the chart of accounts (cuadro de cuentas) says of a path.' })
], ChartEntry);
let SubLedger = class SubLedger {
    subLedger;
    balance;
};
exports.SubLedger = SubLedger;
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Slip, banker, bank and member, cheque, pool, or entry of a register; null: none of them.',
    }),
    __metadata("design:type", Object)
], SubLedger.prototype, "subLedger", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Debits less credits.' }),
    __metadata("design:type", money_type_1.Money)
], SubLedger.prototype, "balance", void 0);
exports.SubLedger = SubLedger = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What one sub-ledger of a control account holds.' })
], SubLedger);
let Account = class Account {
    account;
    chart;
    debits;
    credits;
    balance;
};
exports.Account = Account;
__decorate([
    (0, graphql_1.Field)({ description: 'Path, e.g. commission:rake:lampland.' }),
    __metadata("design:type", String)
], Account.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => ChartEntry),
    __metadata("design:type", ChartEntry)
], Account.prototype, "chart", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of all debits.' }),
    __metadata("design:type", money_type_1.Money)
], Account.prototype, "debits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Sum of all credits.' }),
    __metadata("design:type", money_type_1.Money)
], Account.prototype, "credits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Debits less credits: what is owed to others is negative.' }),
    __metadata("design:type", money_type_1.Money)
], Account.prototype, "balance", void 0);
exports.Account = Account = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'An account (cuenta) in one currency, as it stood at the end of the day asked for.',
    })
], Account);
exports.AccountConnection = (0, connection_type_1.connectionOf)(Account, 'Account');
let AccountPeriod = class AccountPeriod {
    currency;
    opening;
    debits;
    credits;
    closing;
    subLedgers;
};
exports.AccountPeriod = AccountPeriod;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], AccountPeriod.prototype, "currency", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Balance before the first day: debits less credits.' }),
    __metadata("design:type", money_type_1.Money)
], AccountPeriod.prototype, "opening", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Debits of the period.' }),
    __metadata("design:type", money_type_1.Money)
], AccountPeriod.prototype, "debits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Credits of the period.' }),
    __metadata("design:type", money_type_1.Money)
], AccountPeriod.prototype, "credits", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { description: 'Balance after the last day: opening + debits - credits.' }),
    __metadata("design:type", money_type_1.Money)
], AccountPeriod.prototype, "closing", void 0);
__decorate([
    (0, graphql_1.Field)(() => [SubLedger], {
        description: 'What makes up the closing balance; those that are zero left out.',
    }),
    __metadata("design:type", Array)
], AccountPeriod.prototype, "subLedgers", void 0);
exports.AccountPeriod = AccountPeriod = __decorate([
    (0, graphql_1.ObjectType)({ description: 'An account over a period, in one currency.' })
], AccountPeriod);
let AccountStatement = class AccountStatement extends answer_type_1.Answer {
    account;
    chart;
    currencies;
};
exports.AccountStatement = AccountStatement;
__decorate([
    (0, graphql_1.Field)({ description: 'Path, e.g. commission:rake:lampland.' }),
    __metadata("design:type", String)
], AccountStatement.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => ChartEntry),
    __metadata("design:type", ChartEntry)
], AccountStatement.prototype, "chart", void 0);
__decorate([
    (0, graphql_1.Field)(() => [AccountPeriod], { description: 'One per currency.' }),
    __metadata("design:type", Array)
], AccountStatement.prototype, "currencies", void 0);
exports.AccountStatement = AccountStatement = __decorate([
    (0, graphql_1.ObjectType)()
], AccountStatement);
exports.AccountAnswer = (0, graphql_1.createUnionType)({
    name: 'AccountAnswer',
    types: () => [AccountStatement, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : AccountStatement),
});
/** What the chart says of a path. */
function chartEntryOf(account) {
    const entry = (0, chart_of_accounts_1.chartAccountOf)(account);
    const segments = account.split(':');
    const isAtTable = entry !== undefined && segments.length > entry.path.split(':').length;
    return {
        kind: entry?.kind ?? 'position',
        code: entry?.code ?? '',
        holds: entry?.holds ?? '',
        table: isAtTable ? segments.at(-1) : null,
    };
}
const accountOf = ({ account, currency, debits, credits }) => ({
    account,
    chart: chartEntryOf(account),
    debits: (0, money_type_1.moneyOf)(debits, currency),
    credits: (0, money_type_1.moneyOf)(credits, currency),
    balance: (0, money_type_1.moneyOf)(debits - credits, currency),
});
exports.accountOf = accountOf;
const subLedgerOf = ({ subLedger, balance, currency }) => ({
    subLedger: subLedger === '' ? null : subLedger,
    balance: (0, money_type_1.moneyOf)(balance, currency),
});
exports.subLedgerOf = subLedgerOf;
//# sourceMappingURL=account.type.js.map