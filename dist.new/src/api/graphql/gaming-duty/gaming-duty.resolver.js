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
exports.GamingDutyResolver = exports.GamingDutyAnswer = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const not_found_type_1 = require("../refusals/not-found.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const gaming_duty_type_1 = require("./gaming-duty.type");
const return_of_quarter_1 = require("./return-of-quarter");
const read_return_1 = require("../../../projections/duty/read-return");
let GamingDutyArguments = class GamingDutyArguments extends report_arguments_1.CasinoArguments {
    year;
    quarter;
};
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], GamingDutyArguments.prototype, "year", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: '1 to 4.' }),
    __metadata("design:type", Number)
], GamingDutyArguments.prototype, "quarter", void 0);
GamingDutyArguments = __decorate([
    (0, graphql_1.ArgsType)()
], GamingDutyArguments);
exports.GamingDutyAnswer = (0, graphql_1.createUnionType)({
    name: 'GamingDutyAnswer',
    types: () => [gaming_duty_type_1.GamingDutyReturn, not_found_type_1.NotFound],
    resolveType: (answer) => (0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : gaming_duty_type_1.GamingDutyReturn,
});
let GamingDutyResolver = class GamingDutyResolver {
    async gamingDutyReturn(args, principal, snapshot) {
        const { casino, year, quarter } = args;
        if (![1, 2, 3, 4].includes(quarter) || year < 1 || year > 9999) {
            throw new graphql_2.GraphQLError('Give a year and a quarter from 1 to 4.', {
                extensions: { code: 'BAD_USER_INPUT' },
            });
        }
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const found = await snapshot.read((manager) => (0, read_return_1.readReturn)(manager, { casino, position, year, quarter: quarter }));
        if (found === undefined)
            return (0, not_found_type_1.notFound)('GAMING_DUTY.NO_TARIFF');
        for (const each of found.casinos)
            (0, casino_scope_1.assertMayCasino)(principal, each);
        return (0, return_of_quarter_1.gamingDutyReturnOf)(found, position);
    }
};
exports.GamingDutyResolver = GamingDutyResolver;
__decorate([
    (0, graphql_1.Query)(() => exports.GamingDutyAnswer, {
        description: 'The return of the gaming duty of a quarter, by the days of the facts, down to the tables.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [GamingDutyArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], GamingDutyResolver.prototype, "gamingDutyReturn", null);
exports.GamingDutyResolver = GamingDutyResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], GamingDutyResolver);
//# sourceMappingURL=gaming-duty.resolver.js.map