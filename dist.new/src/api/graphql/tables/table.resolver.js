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
exports.TableResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const tables_1 = require("../../../projections/table-sessions/tables");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const table_type_1 = require("./table.type");
const TABLES = { name: 'tables', key: ['text'] };
let TableResolver = class TableResolver {
    async tables(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(TABLES, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { casino, position, asOf, first } = page;
        const wanted = { casino, position, asOf, after: page.after?.[0], limit: first + 1 };
        const tables = await snapshot.read((manager) => (0, tables_1.readTables)(manager, wanted));
        return (0, connection_type_1.pageOf)(tables, page, { node: table_type_1.tableOf, key: ({ table }) => [table] });
    }
};
exports.TableResolver = TableResolver;
__decorate([
    (0, graphql_1.Query)(() => table_type_1.TableConnection, { description: 'The tables of a casino, by their names.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [connection_type_1.PageArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], TableResolver.prototype, "tables", null);
exports.TableResolver = TableResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read')
], TableResolver);
//# sourceMappingURL=table.resolver.js.map