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
exports.CommissionResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const commissions_1 = require("../../../projections/table-sessions/commissions");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const period_1 = require("../snapshot/period");
const commission_type_1 = require("./commission.type");
const COMMISSIONS = { name: 'commissions', key: commissions_1.GROUP_COLUMNS.map(() => 'text') };
let CommissionsArguments = class CommissionsArguments extends connection_type_1.PagedPeriodArguments {
    by;
};
__decorate([
    (0, graphql_1.Field)(() => [commission_type_1.CommissionGroupingName], {
        defaultValue: [commission_type_1.CommissionGroupingName.RULE],
        description: 'Any of them; none gives the total.',
    }),
    __metadata("design:type", Array)
], CommissionsArguments.prototype, "by", void 0);
CommissionsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], CommissionsArguments);
let CommissionResolver = class CommissionResolver {
    async commissions(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(COMMISSIONS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { after, first } = page;
        const groups = await snapshot.read((manager) => (0, commissions_1.readCommissions)(manager, (0, period_1.periodOf)(args, page.position), { by: args.by, after, limit: first + 1 }));
        return (0, connection_type_1.pageOf)(groups, page, {
            node: commission_type_1.commissionOf,
            key: (group) => commissions_1.GROUP_COLUMNS.map((column) => group[column]),
        });
    }
};
exports.CommissionResolver = CommissionResolver;
__decorate([
    (0, graphql_1.Query)(() => commission_type_1.CommissionConnection, {
        description: 'Commissions, rakes, fees and deductions over a period, grouped, by day, table, game and rule.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [CommissionsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], CommissionResolver.prototype, "commissions", null);
exports.CommissionResolver = CommissionResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], CommissionResolver);
//# sourceMappingURL=commission.resolver.js.map