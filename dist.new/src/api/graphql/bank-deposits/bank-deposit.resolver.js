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
exports.BankDepositResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const bank_deposits_1 = require("../../../projections/player-banks/bank-deposits");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const bank_deposit_type_1 = require("./bank-deposit.type");
const DEPOSITS = { name: 'bank-deposits', key: ['record', 'text'] };
let BankDepositsArguments = class BankDepositsArguments extends connection_type_1.PageArguments {
    banker;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only those of this banker.' }),
    __metadata("design:type", String)
], BankDepositsArguments.prototype, "banker", void 0);
BankDepositsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], BankDepositsArguments);
let BankDepositResolver = class BankDepositResolver {
    async bankDeposits(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(DEPOSITS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const moves = await snapshot.read((manager) => (0, bank_deposits_1.readBankDeposits)(manager, { ...page, banker: args.banker, limit: page.first + 1 }));
        return (0, connection_type_1.pageOf)(moves, page, {
            node: bank_deposit_type_1.bankDepositOf,
            key: ({ recordNumber, banker }) => [recordNumber.toString(), banker],
        });
    }
};
exports.BankDepositResolver = BankDepositResolver;
__decorate([
    (0, graphql_1.Query)(() => bank_deposit_type_1.BankDepositConnection, {
        description: 'Deposits of bankers, movement by movement, in the order of the records.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [BankDepositsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], BankDepositResolver.prototype, "bankDeposits", null);
exports.BankDepositResolver = BankDepositResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], BankDepositResolver);
//# sourceMappingURL=bank-deposit.resolver.js.map