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
exports.LostMoneyResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const lost_money_1 = require("../../../projections/journal/lost-money");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const lost_money_type_1 = require("./lost-money.type");
const LOST_MONEY = { name: 'lost-money', key: ['record', 'text', 'text'] };
let LostMoneyArguments = class LostMoneyArguments extends connection_type_1.PageArguments {
    openOnly;
};
__decorate([
    (0, graphql_1.Field)({ defaultValue: false, description: 'Only entries of which something is still owed.' }),
    __metadata("design:type", Boolean)
], LostMoneyArguments.prototype, "openOnly", void 0);
LostMoneyArguments = __decorate([
    (0, graphql_1.ArgsType)()
], LostMoneyArguments);
let LostMoneyResolver = class LostMoneyResolver {
    async lostMoney(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(LOST_MONEY, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const entries = await snapshot.read((manager) => (0, lost_money_1.readLostMoney)(manager, { ...page, openOnly: args.openOnly, limit: page.first + 1 }));
        return (0, connection_type_1.pageOf)(entries, page, {
            node: lost_money_type_1.lostMoneyOf,
            key: ({ firstRecord, entry, currency }) => [firstRecord.toString(), entry, currency],
        });
    }
};
exports.LostMoneyResolver = LostMoneyResolver;
__decorate([
    (0, graphql_1.Query)(() => lost_money_type_1.LostMoneyConnection, {
        description: 'The register of lost money, in the order in which its entries were made.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [LostMoneyArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], LostMoneyResolver.prototype, "lostMoney", null);
exports.LostMoneyResolver = LostMoneyResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], LostMoneyResolver);
//# sourceMappingURL=lost-money.resolver.js.map