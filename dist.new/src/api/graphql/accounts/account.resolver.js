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
exports.AccountResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const account_sums_1 = require("../../../projections/journal/account-sums");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const period_1 = require("../snapshot/period");
const not_found_type_1 = require("../refusals/not-found.type");
const report_arguments_1 = require("../snapshot/report-arguments");
const account_statement_1 = require("./account-statement");
const account_type_1 = require("./account.type");
const ACCOUNTS = { name: 'accounts', key: ['text', 'text'] };
let AccountsArguments = class AccountsArguments extends connection_type_1.PagedReportArguments {
    under;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only this path and what stands under it, e.g. chips.' }),
    __metadata("design:type", String)
], AccountsArguments.prototype, "under", void 0);
AccountsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], AccountsArguments);
let AccountArguments = class AccountArguments extends report_arguments_1.PeriodArguments {
    account;
};
__decorate([
    (0, graphql_1.Field)({ description: 'Path, e.g. cash:cage.' }),
    __metadata("design:type", String)
], AccountArguments.prototype, "account", void 0);
AccountArguments = __decorate([
    (0, graphql_1.ArgsType)()
], AccountArguments);
let AccountResolver = class AccountResolver {
    async accounts(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(ACCOUNTS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const [account, currency] = page.after ?? [];
        const choice = {
            under: args.under,
            ...(page.after && { after: [account, currency] }),
            limit: page.first + 1,
        };
        const sums = await snapshot.read((manager) => (0, account_sums_1.accountSums)(manager, (0, period_1.periodOf)(args, page.position), choice));
        return (0, connection_type_1.pageOf)(sums, page, { node: account_type_1.accountOf, key: (sum) => [sum.account, sum.currency] });
    }
    async account(args, principal, snapshot) {
        const { account } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const currencies = await snapshot.read((manager) => (0, account_statement_1.readStatement)(manager, account, (0, period_1.periodOf)(args, position)));
        if (currencies.length === 0)
            return (0, not_found_type_1.notFound)('ACCOUNT.UNKNOWN');
        const chart = (0, account_type_1.chartEntryOf)(account);
        return { position, asOf: args.asOf ?? null, complete: true, account, chart, currencies };
    }
};
exports.AccountResolver = AccountResolver;
__decorate([
    (0, graphql_1.Query)(() => account_type_1.AccountConnection, {
        description: 'The accounts that were ever posted to (sumas y saldos), by path and currency.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [AccountsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], AccountResolver.prototype, "accounts", null);
__decorate([
    (0, graphql_1.Query)(() => account_type_1.AccountAnswer, {
        description: 'One account over a period: opening balance, movements, closing balance and its sub-ledgers.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [AccountArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], AccountResolver.prototype, "account", null);
exports.AccountResolver = AccountResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], AccountResolver);
//# sourceMappingURL=account.resolver.js.map