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
exports.PlayerBankResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const player_bank_entity_1 = require("../../../projections/player-banks/player-bank.entity");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const part_of_books_1 = require("../snapshot/part-of-books");
const report_arguments_1 = require("../snapshot/report-arguments");
const player_bank_type_1 = require("./player-bank.type");
const BANKS = { name: 'player-banks', key: ['record'] };
let PlayerBanksArguments = class PlayerBanksArguments extends connection_type_1.PageArguments {
    table;
    gamingDay;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only banks of this table.' }),
    __metadata("design:type", String)
], PlayerBanksArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Only banks of this gaming day.' }),
    __metadata("design:type", String)
], PlayerBanksArguments.prototype, "gamingDay", void 0);
PlayerBanksArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PlayerBanksArguments);
let PlayerBankArguments = class PlayerBankArguments extends report_arguments_1.CasinoArguments {
    table;
    gamingDay;
    sessionNo;
    bank;
};
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], PlayerBankArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], PlayerBankArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { defaultValue: 1 }),
    __metadata("design:type", Number)
], PlayerBankArguments.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], PlayerBankArguments.prototype, "bank", void 0);
PlayerBankArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PlayerBankArguments);
let PlayerBankResolver = class PlayerBankResolver {
    async playerBanks(args, principal, snapshot) {
        const asked = { ...args, about: (0, part_of_books_1.sessionsIn)(args) };
        const page = (0, connection_type_1.pageRequest)(BANKS, asked, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const banks = await snapshot.read((manager) => (0, read_by_record_1.onePage)(chosenBanks(manager, args), 'bank.firstRecord', page).getMany());
        return (0, connection_type_1.pageOf)(banks, page, {
            node: (bank) => playerBankOf(bank, page.position),
            key: ({ firstRecord }) => [firstRecord.toString()],
        });
    }
    async playerBank(args, principal, snapshot) {
        const { casino, table, gamingDay, sessionNo, bank } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const found = await snapshot.read((manager) => manager.findOneBy(player_bank_entity_1.PlayerBankEntity, { casino, gamingDay, tableId: table, sessionNo, bank }));
        if (found === null || found.firstRecord > position)
            return (0, not_found_type_1.notFound)('PLAYER_BANK.UNKNOWN');
        const about = (0, part_of_books_1.sessionsIn)(args);
        return { position, asOf: null, complete: true, about, bank: playerBankOf(found, position) };
    }
};
exports.PlayerBankResolver = PlayerBankResolver;
__decorate([
    (0, graphql_1.Query)(() => player_bank_type_1.PlayerBankConnection, {
        description: "Players' banks (bancas), in the order in which they were first heard of.",
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [PlayerBanksArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], PlayerBankResolver.prototype, "playerBanks", null);
__decorate([
    (0, graphql_1.Query)(() => player_bank_type_1.PlayerBankAnswer, { description: "One player's bank." }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [PlayerBankArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], PlayerBankResolver.prototype, "playerBank", null);
exports.PlayerBankResolver = PlayerBankResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], PlayerBankResolver);
function chosenBanks(manager, { casino, table, gamingDay }) {
    const query = manager
        .createQueryBuilder(player_bank_entity_1.PlayerBankEntity, 'bank')
        .where('bank.casino = :casino', { casino });
    if (table !== undefined)
        query.andWhere('bank.tableId = :table', { table });
    if (gamingDay !== undefined)
        query.andWhere('bank.gamingDay = :gamingDay', { gamingDay });
    return query;
}
function playerBankOf({ casino, gamingDay, tableId: table, sessionNo, bank, firstRecord }, position) {
    const named = { gamingDay, table, sessionNo, bank };
    return { ...named, firstRecord, at: { casino, position, ...named } };
}
//# sourceMappingURL=player-bank.resolver.js.map