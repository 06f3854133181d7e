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
exports.RoundResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const house_round_entity_1 = require("../../../projections/house-rounds/house-round.entity");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const part_of_books_1 = require("../snapshot/part-of-books");
const round_voids_1 = require("./round-voids");
const round_type_1 = require("./round.type");
const ROUNDS = { name: 'rounds', key: ['record'] };
let RoundsArguments = class RoundsArguments extends connection_type_1.PageArguments {
    table;
    gamingDay;
    sessionNo;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only rounds of this table.' }),
    __metadata("design:type", String)
], RoundsArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Only rounds of this gaming day.' }),
    __metadata("design:type", String)
], RoundsArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { nullable: true, description: 'Only rounds of this session of the day.' }),
    __metadata("design:type", Number)
], RoundsArguments.prototype, "sessionNo", void 0);
RoundsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], RoundsArguments);
let RoundResolver = class RoundResolver {
    async rounds(args, principal, snapshot) {
        const asked = { ...args, about: (0, part_of_books_1.sessionsIn)(args) };
        const page = (0, connection_type_1.pageRequest)(ROUNDS, asked, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const rounds = await snapshot.read((manager) => (0, read_by_record_1.onePageOfFacts)(chosenRounds(manager, args), page).getMany());
        return (0, connection_type_1.pageOf)(rounds, page, {
            node: (round) => (0, round_type_1.roundOf)(round, page.position),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    voidedBy({ at }, snapshot) {
        return snapshot.readTogether(round_voids_1.ROUND_VOIDS, at);
    }
};
exports.RoundResolver = RoundResolver;
__decorate([
    (0, graphql_1.Query)(() => round_type_1.RoundConnection, {
        description: 'Rounds of house-banked games, in the order of the records. Coups are those of playerBanks.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [RoundsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], RoundResolver.prototype, "rounds", null);
__decorate([
    (0, graphql_1.ResolveField)(() => position_scalar_1.Position, { nullable: true, description: 'The record that reversed it; null: none.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [round_type_1.Round, Function]),
    __metadata("design:returntype", Promise)
], RoundResolver.prototype, "voidedBy", null);
exports.RoundResolver = RoundResolver = __decorate([
    (0, graphql_1.Resolver)(() => round_type_1.Round),
    (0, door_decorator_1.Opens)('tables:read')
], RoundResolver);
function chosenRounds(manager, args) {
    const { casino, table, gamingDay, sessionNo } = args;
    const query = manager
        .createQueryBuilder(house_round_entity_1.HouseRoundEntity, 'round')
        .where('round.casino = :casino', { casino });
    if (table !== undefined)
        query.andWhere('round.tableId = :table', { table });
    if (gamingDay !== undefined)
        query.andWhere('round.gamingDay = :gamingDay', { gamingDay });
    if (sessionNo !== undefined)
        query.andWhere('round.sessionNo = :sessionNo', { sessionNo });
    return query;
}
//# sourceMappingURL=round.resolver.js.map