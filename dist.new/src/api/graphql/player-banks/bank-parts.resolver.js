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
exports.BankPartsResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const bank_holder_1 = require("../../../projections/player-banks/bank-holder");
const operation_context_1 = require("../snapshot/operation-context");
const bank_parts_1 = require("./bank-parts");
const bank_questions_1 = require("./bank-questions");
const player_bank_type_1 = require("./player-bank.type");
/** The parts of players' banks: for all banks of an answer together, each kind with one statement. */
let BankPartsResolver = class BankPartsResolver {
    async banker({ at }, snapshot) {
        return (0, bank_holder_1.bankerOf)(await snapshot.readTogether(bank_questions_1.BANK_FACTS, at)).banker;
    }
    async mode({ at }, snapshot) {
        return (0, bank_holder_1.bankerOf)(await snapshot.readTogether(bank_questions_1.BANK_FACTS, at)).mode;
    }
    async members({ at }, snapshot) {
        return (await snapshot.readTogether(bank_questions_1.BANK_MEMBERS, at)).map(bank_parts_1.memberOf);
    }
    async coups({ at }, snapshot) {
        return (0, bank_parts_1.coupsOf)(await snapshot.readTogether(bank_questions_1.BANK_FACTS, at));
    }
    async garageMovements({ at }, snapshot, kind) {
        const moves = await snapshot.readTogether(bank_questions_1.GARAGE_MOVES, at);
        const wanted = kind ?? undefined;
        return moves.filter((move) => wanted === undefined || move.kind === wanted).map(bank_parts_1.garageMovementOf);
    }
    async totals({ at }, snapshot) {
        return (0, bank_parts_1.totalsOf)(await snapshot.readTogether(bank_questions_1.BANK_FACTS, at));
    }
    async end({ at }, snapshot) {
        return (0, bank_parts_1.endOf)(await snapshot.readTogether(bank_questions_1.BANK_FACTS, at));
    }
};
exports.BankPartsResolver = BankPartsResolver;
__decorate([
    (0, graphql_1.ResolveField)(() => String, { nullable: true, description: 'The player who holds it; null: not reported.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "banker", null);
__decorate([
    (0, graphql_1.ResolveField)(() => String, {
        nullable: true,
        description: 'limited, free or unlimited; null: not reported.',
    }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "mode", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [player_bank_type_1.BankMember], { description: 'In the order in which they joined.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "members", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [player_bank_type_1.BankCoup], { description: 'In the order of the records.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "coups", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [player_bank_type_1.GarageMovement], {
        description: 'Those of coups that stand, as posted: also what "todo va" brings back into play.',
    }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __param(2, (0, graphql_1.Args)('kind', { type: () => player_bank_type_1.GarageKindName, nullable: true, description: 'Only of this kind.' })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function, String]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "garageMovements", null);
__decorate([
    (0, graphql_1.ResolveField)(() => player_bank_type_1.BankTotals, { nullable: true, description: 'Null before its first coup.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "totals", null);
__decorate([
    (0, graphql_1.ResolveField)(() => player_bank_type_1.BankEnd, { nullable: true, description: 'Null while it goes on.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [player_bank_type_1.PlayerBank, Function]),
    __metadata("design:returntype", Promise)
], BankPartsResolver.prototype, "end", null);
exports.BankPartsResolver = BankPartsResolver = __decorate([
    (0, graphql_1.Resolver)(() => player_bank_type_1.PlayerBank),
    (0, door_decorator_1.Opens)('tables:read')
], BankPartsResolver);
//# sourceMappingURL=bank-parts.resolver.js.map