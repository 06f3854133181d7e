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
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.TrialBalanceResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const money_1 = require("../../../kernel/money");
const account_sums_1 = require("../../../projections/journal/account-sums");
const money_type_1 = require("../scalars/money.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const period_1 = require("../snapshot/period");
const report_arguments_1 = require("../snapshot/report-arguments");
const trial_balance_type_1 = require("./trial-balance.type");
let TrialBalanceResolver = class TrialBalanceResolver {
    async trialBalance(args, principal, snapshot) {
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const sums = await snapshot.read((manager) => (0, account_sums_1.accountSums)(manager, (0, period_1.periodOf)(args, position)));
        return {
            position,
            asOf: args.asOf ?? null,
            complete: true,
            lines: sums.map(trial_balance_type_1.trialBalanceLineOf),
            totals: totalsOf(sums),
        };
    }
};
exports.TrialBalanceResolver = TrialBalanceResolver;
__decorate([
    (0, graphql_1.Query)(() => trial_balance_type_1.TrialBalance, {
        description: 'The trial balance of a casino, from the totals per booking day.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [report_arguments_1.PeriodArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], TrialBalanceResolver.prototype, "trialBalance", null);
exports.TrialBalanceResolver = TrialBalanceResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], TrialBalanceResolver);
function totalsOf(sums) {
    const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
    return currencies.map((currency) => {
        const inCurrency = sums.filter((account) => account.currency === currency);
        const debits = (0, money_1.sumMinor)(inCurrency.map((account) => account.debits));
        const credits = (0, money_1.sumMinor)(inCurrency.map((account) => account.credits));
        return {
            debits: (0, money_type_1.moneyOf)(debits, currency),
            credits: (0, money_type_1.moneyOf)(credits, currency),
            balanced: debits === credits,
        };
    });
}
//# sourceMappingURL=trial-balance.resolver.js.map