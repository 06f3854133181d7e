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
exports.GamingDayResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const closed_days_1 = require("../../../domain/casino-books/closed-days");
const decisions_1 = require("../../../projections/gaming-days/decisions");
const gaming_day_1 = require("../../../projections/gaming-days/gaming-day");
const known_days_1 = require("../../../projections/gaming-days/known-days");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const gaming_day_type_1 = require("./gaming-day.type");
const DAYS = { name: 'gaming-days', key: ['text'] };
let GamingDayArguments = class GamingDayArguments extends report_arguments_1.CasinoArguments {
    day;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], GamingDayArguments.prototype, "day", void 0);
GamingDayArguments = __decorate([
    (0, graphql_1.ArgsType)()
], GamingDayArguments);
let GamingDaysArguments = class GamingDaysArguments extends report_arguments_1.CasinoArguments {
    first;
    after;
};
__decorate([
    (0, connection_type_1.First)(),
    __metadata("design:type", Number)
], GamingDaysArguments.prototype, "first", void 0);
__decorate([
    (0, connection_type_1.After)(),
    __metadata("design:type", String)
], GamingDaysArguments.prototype, "after", void 0);
GamingDaysArguments = __decorate([
    (0, graphql_1.ArgsType)()
], GamingDaysArguments);
let GamingDayResolver = class GamingDayResolver {
    async gamingDay(args, principal, snapshot) {
        const { casino, day } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const books = await snapshot.read((manager) => (0, gaming_day_1.readGamingDay)(manager, { casino, day, position }));
        return books.known ? (0, gaming_day_type_1.gamingDayFound)(books, position) : (0, not_found_type_1.notFound)('GAMING_DAY.UNKNOWN');
    }
    async gamingDays(args, principal, snapshot) {
        const { casino } = args;
        const page = (0, connection_type_1.pageRequest)(DAYS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { position, after, first } = page;
        const days = await snapshot.read((manager) => (0, known_days_1.readKnownDays)(manager, { casino, position, before: after?.[0], limit: first + 1 }));
        const decisions = await snapshot.read((manager) => (0, decisions_1.readDecisions)(manager, { casino, position }));
        const books = await snapshot.read((manager) => (0, gaming_day_1.readCasinoBooks)(manager, { casino, position }));
        return (0, connection_type_1.pageOf)(days, page, {
            node: (day) => ({
                day,
                closed: (0, closed_days_1.isClosed)(books.closedDays ?? [], day),
                certified: (0, closed_days_1.isClosed)(books.certifiedDays ?? [], day),
                decisions: decisions.filter(({ gamingDay }) => gamingDay === day).map(gaming_day_type_1.decisionOf),
            }),
            key: (day) => [day],
        });
    }
};
exports.GamingDayResolver = GamingDayResolver;
__decorate([
    (0, graphql_1.Query)(() => gaming_day_type_1.GamingDayAnswer, {
        description: 'A gaming day (jornada) with its tie-outs: of a closed day, as they were at its close.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [GamingDayArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], GamingDayResolver.prototype, "gamingDay", null);
__decorate([
    (0, graphql_1.Query)(() => gaming_day_type_1.GamingDayConnection, { description: 'Gaming days, the latest first.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [GamingDaysArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], GamingDayResolver.prototype, "gamingDays", null);
exports.GamingDayResolver = GamingDayResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('days:read')
], GamingDayResolver);
//# sourceMappingURL=gaming-day.resolver.js.map