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
exports.CageCountResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const cage_count_entity_1 = require("../../../projections/cage-counts/cage-count.entity");
const cage_variances_1 = require("../../../projections/cage-counts/cage-variances");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const money_type_1 = require("../scalars/money.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const cage_count_type_1 = require("./cage-count.type");
const CAGE_COUNTS = { name: 'cage-counts', key: ['record'] };
const VARIANCES = {
    name: 'cage-variances',
    read: cage_variances_1.readCageVariances,
};
let CageCountResolver = class CageCountResolver {
    async cageCounts(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(CAGE_COUNTS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const counts = await snapshot.read((manager) => {
            const query = manager
                .createQueryBuilder(cage_count_entity_1.CageCountEntity, 'count')
                .where('count.casino = :casino', { casino: args.casino });
            return (0, read_by_record_1.onePageOfFacts)(query, page).getMany();
        });
        return (0, connection_type_1.pageOf)(counts, page, {
            node: (count) => (0, cage_count_type_1.cageCountOf)(count, page.position),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    async variances({ at }, snapshot) {
        const found = await snapshot.readTogether(VARIANCES, at);
        return found.map(({ account, amount, currency }) => ({ account, amount: (0, money_type_1.moneyOf)(amount, currency) }));
    }
};
exports.CageCountResolver = CageCountResolver;
__decorate([
    (0, graphql_1.Query)(() => cage_count_type_1.CageCountConnection, { description: 'Counts of the cage, in the order of the records.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [connection_type_1.PageArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], CageCountResolver.prototype, "cageCounts", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [cage_count_type_1.CageVariance], {
        description: 'Where the count differs from the book; pending until cleared.',
    }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [cage_count_type_1.CageCount, Function]),
    __metadata("design:returntype", Promise)
], CageCountResolver.prototype, "variances", null);
exports.CageCountResolver = CageCountResolver = __decorate([
    (0, graphql_1.Resolver)(() => cage_count_type_1.CageCount),
    (0, door_decorator_1.Opens)('ledger:read')
], CageCountResolver);
//# sourceMappingURL=cage-count.resolver.js.map