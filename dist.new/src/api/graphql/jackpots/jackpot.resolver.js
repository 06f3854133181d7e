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
exports.JackpotResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const pools_1 = require("../../../projections/jackpots/pools");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const jackpot_type_1 = require("./jackpot.type");
const JACKPOTS = { name: 'jackpots', key: ['record', 'text'] };
let JackpotArguments = class JackpotArguments extends report_arguments_1.CasinoArguments {
    pool;
};
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], JackpotArguments.prototype, "pool", void 0);
JackpotArguments = __decorate([
    (0, graphql_1.ArgsType)()
], JackpotArguments);
let JackpotResolver = class JackpotResolver {
    async jackpots(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(JACKPOTS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const pools = await snapshot.read((manager) => (0, pools_1.readPools)(manager, { ...page, limit: page.first + 1 }));
        const { casino, position } = page;
        return (0, connection_type_1.pageOf)(pools, page, {
            node: (pool) => (0, jackpot_type_1.jackpotOf)(pool, { casino, position }),
            key: ({ firstRecord, pool }) => [firstRecord.toString(), pool],
        });
    }
    async jackpot(args, principal, snapshot) {
        const { casino, pool } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const [found] = await snapshot.read((manager) => (0, pools_1.readPools)(manager, { casino, position, pool, limit: 1 }));
        if (found === undefined)
            return (0, not_found_type_1.notFound)('JACKPOT.UNKNOWN');
        const jackpot = (0, jackpot_type_1.jackpotOf)(found, { casino, position });
        return { position, asOf: null, complete: true, about: { pool }, jackpot };
    }
};
exports.JackpotResolver = JackpotResolver;
__decorate([
    (0, graphql_1.Query)(() => jackpot_type_1.JackpotConnection, {
        description: 'The pools of a casino, in the order in which they were first heard of.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [connection_type_1.PageArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], JackpotResolver.prototype, "jackpots", null);
__decorate([
    (0, graphql_1.Query)(() => jackpot_type_1.JackpotAnswer, { description: 'One pool.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [JackpotArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], JackpotResolver.prototype, "jackpot", null);
exports.JackpotResolver = JackpotResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], JackpotResolver);
//# sourceMappingURL=jackpot.resolver.js.map