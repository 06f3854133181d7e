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
exports.MeterResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const meters_1 = require("../../../projections/jackpots/meters");
const connection_type_1 = require("../connection/connection.type");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const jackpot_type_1 = require("./jackpot.type");
const METERS = { name: 'meters', read: meters_1.readMeters };
/** The last so many movements. */
const historyOf = (last) => ({
    name: `pool-history ${last}`,
    read: (manager, pools) => (0, meters_1.readPoolHistory)(manager, pools, last),
});
/** The meters of pools: for all pools of an answer together, each kind with one statement. */
let MeterResolver = class MeterResolver {
    async meterAt({ at, meter }, then, snapshot) {
        const position = await (0, casino_scope_1.recordOfKnownAt)(then, { casino: at.casino, last: at.position }, snapshot);
        return (0, money_type_1.moneyOf)(await snapshot.readTogether(METERS, { ...at, position }), meter.currency);
    }
    async history({ at }, last, snapshot, before) {
        if (!(last >= 1 && last <= connection_type_1.MOST_PER_PAGE)) {
            throw new graphql_2.GraphQLError(`last must be from 1 to ${connection_type_1.MOST_PER_PAGE}.`, {
                extensions: { code: 'BAD_USER_INPUT' },
            });
        }
        const end = (before ?? undefined) === undefined ? at.position : before - 1n;
        const position = end < at.position ? end : at.position;
        const moved = await snapshot.readTogether(historyOf(last), { ...at, position });
        return moved.map(jackpot_type_1.jackpotMovementOf);
    }
};
exports.MeterResolver = MeterResolver;
__decorate([
    (0, graphql_1.ResolveField)(() => money_type_1.Money, { description: 'The meter by the books after a record, or at a moment.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, graphql_1.Args)('at', { type: () => report_arguments_1.KnownAt, description: 'Not after what the answer knows.' })),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [jackpot_type_1.Jackpot, report_arguments_1.KnownAt, Function]),
    __metadata("design:returntype", Promise)
], MeterResolver.prototype, "meterAt", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [jackpot_type_1.JackpotMovement], { description: 'What moved the meter, oldest first.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, graphql_1.Args)('last', {
        type: () => graphql_1.Int,
        defaultValue: 50,
        description: `How many of the latest, at most ${connection_type_1.MOST_PER_PAGE}.`,
    })),
    __param(2, (0, operation_context_1.Snapshot)()),
    __param(3, (0, graphql_1.Args)('before', { type: () => position_scalar_1.Position, nullable: true, description: 'Only those before this record.' })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [jackpot_type_1.Jackpot, Number, Function, BigInt]),
    __metadata("design:returntype", Promise)
], MeterResolver.prototype, "history", null);
exports.MeterResolver = MeterResolver = __decorate([
    (0, graphql_1.Resolver)(() => jackpot_type_1.Jackpot),
    (0, door_decorator_1.Opens)('tables:read')
], MeterResolver);
//# sourceMappingURL=meter.resolver.js.map