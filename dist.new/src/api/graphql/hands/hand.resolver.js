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
exports.HandResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const hand_entity_1 = require("../../../projections/hands/hand.entity");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const part_of_books_1 = require("../snapshot/part-of-books");
const round_voids_1 = require("../rounds/round-voids");
const hand_type_1 = require("./hand.type");
const HANDS = { name: 'hands', key: ['record'] };
let HandsArguments = class HandsArguments extends connection_type_1.PageArguments {
    table;
    gamingDay;
    ties;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only hands of this table.' }),
    __metadata("design:type", String)
], HandsArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Only hands of this gaming day.' }),
    __metadata("design:type", String)
], HandsArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({
        nullable: true,
        description: 'Only hands whose money adds up, or only those whose money does not.',
    }),
    __metadata("design:type", Boolean)
], HandsArguments.prototype, "ties", void 0);
HandsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], HandsArguments);
let HandResolver = class HandResolver {
    async hands(args, principal, snapshot) {
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const page = (0, connection_type_1.pageRequest)(HANDS, { ...args, about: (0, part_of_books_1.sessionsIn)(args) }, position);
        const hands = await snapshot.read((manager) => (0, read_by_record_1.onePageOfFacts)(chosenHands(manager, args), page).getMany());
        return (0, connection_type_1.pageOf)(hands, page, {
            node: (hand) => (0, hand_type_1.handOf)(hand, page.position),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    voidedBy({ at }, snapshot) {
        return snapshot.readTogether(round_voids_1.ROUND_VOIDS, at);
    }
};
exports.HandResolver = HandResolver;
__decorate([
    (0, graphql_1.Query)(() => hand_type_1.HandConnection, { description: 'Hands of the circle games, in the order of the records.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [HandsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], HandResolver.prototype, "hands", null);
__decorate([
    (0, graphql_1.ResolveField)(() => position_scalar_1.Position, { nullable: true, description: 'The record that reversed it; null: none.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [hand_type_1.Hand, Function]),
    __metadata("design:returntype", Promise)
], HandResolver.prototype, "voidedBy", null);
exports.HandResolver = HandResolver = __decorate([
    (0, graphql_1.Resolver)(() => hand_type_1.Hand),
    (0, door_decorator_1.Opens)('tables:read')
], HandResolver);
function chosenHands(manager, args) {
    const { casino, table, gamingDay, ties } = args;
    const query = manager.createQueryBuilder(hand_entity_1.HandEntity, 'hand').where('hand.casino = :casino', { casino });
    if (table !== undefined)
        query.andWhere('hand.tableId = :table', { table });
    if (gamingDay !== undefined)
        query.andWhere('hand.gamingDay = :gamingDay', { gamingDay });
    if (ties !== undefined)
        query.andWhere('hand.ties = :ties', { ties });
    return query;
}
//# sourceMappingURL=hand.resolver.js.map