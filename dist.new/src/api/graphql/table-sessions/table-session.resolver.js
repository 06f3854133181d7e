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
exports.TableSessionResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const table_session_entity_1 = require("../../../projections/table-sessions/table-session.entity");
const connection_type_1 = require("../connection/connection.type");
const read_by_record_1 = require("../connection/read-by-record");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const part_of_books_1 = require("../snapshot/part-of-books");
const report_arguments_1 = require("../snapshot/report-arguments");
const table_session_type_1 = require("./table-session.type");
const SESSIONS = { name: 'table-sessions', key: ['record'] };
let TableSessionsArguments = class TableSessionsArguments extends connection_type_1.PageArguments {
    table;
    gamingDay;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only sessions of this table.' }),
    __metadata("design:type", String)
], TableSessionsArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Only sessions of this gaming day.' }),
    __metadata("design:type", String)
], TableSessionsArguments.prototype, "gamingDay", void 0);
TableSessionsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], TableSessionsArguments);
let TableSessionArguments = class TableSessionArguments extends report_arguments_1.CasinoArguments {
    table;
    gamingDay;
    sessionNo;
};
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TableSessionArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], TableSessionArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { defaultValue: 1 }),
    __metadata("design:type", Number)
], TableSessionArguments.prototype, "sessionNo", void 0);
TableSessionArguments = __decorate([
    (0, graphql_1.ArgsType)()
], TableSessionArguments);
let TableSessionResolver = class TableSessionResolver {
    async tableSessions(args, principal, snapshot) {
        const { casino } = args;
        const asked = { ...args, about: (0, part_of_books_1.sessionsIn)(args) };
        const page = (0, connection_type_1.pageRequest)(SESSIONS, asked, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const sessions = await snapshot.read((manager) => (0, read_by_record_1.onePage)(chosenSessions(manager, args), 'session.firstRecord', page).getMany());
        return (0, connection_type_1.pageOf)(sessions, page, {
            node: ({ tableId, ...session }) => (0, table_session_type_1.tableSessionOf)({ ...session, table: tableId }, { casino, position: page.position }),
            key: ({ firstRecord }) => [firstRecord.toString()],
        });
    }
    async tableSession(args, principal, snapshot) {
        const { casino, table, gamingDay, sessionNo } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const found = await snapshot.read((manager) => manager.findOneBy(table_session_entity_1.TableSessionEntity, { casino, gamingDay, tableId: table, sessionNo }));
        if (found === null || found.firstRecord > position)
            return (0, not_found_type_1.notFound)('TABLE_SESSION.UNKNOWN');
        const session = (0, table_session_type_1.tableSessionOf)({ ...found, table }, { casino, position });
        return { position, asOf: null, complete: true, about: (0, part_of_books_1.sessionsIn)(args), session };
    }
};
exports.TableSessionResolver = TableSessionResolver;
__decorate([
    (0, graphql_1.Query)(() => table_session_type_1.TableSessionConnection, {
        description: 'Sessions of tables (anticipos y recuentos), in the order in which they were first heard of.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [TableSessionsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], TableSessionResolver.prototype, "tableSessions", null);
__decorate([
    (0, graphql_1.Query)(() => table_session_type_1.TableSessionAnswer, { description: 'One session of a table.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [TableSessionArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], TableSessionResolver.prototype, "tableSession", null);
exports.TableSessionResolver = TableSessionResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], TableSessionResolver);
function chosenSessions(manager, { casino, table, gamingDay }) {
    const query = manager
        .createQueryBuilder(table_session_entity_1.TableSessionEntity, 'session')
        .where('session.casino = :casino', { casino });
    if (table !== undefined)
        query.andWhere('session.tableId = :table', { table });
    if (gamingDay !== undefined)
        query.andWhere('session.gamingDay = :gamingDay', { gamingDay });
    return query;
}
//# sourceMappingURL=table-session.resolver.js.map