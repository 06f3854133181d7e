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
exports.GeneralLedgerResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const period_1 = require("../snapshot/period");
const ledger_line_type_1 = require("./ledger-line.type");
const read_ledger_page_1 = require("./read-ledger-page");
const LEDGER = { name: 'general-ledger', key: ['record', 'line'] };
let GeneralLedgerArguments = class GeneralLedgerArguments extends connection_type_1.PagedPeriodArguments {
    account;
};
__decorate([
    (0, graphql_1.Field)({ description: 'Path, e.g. cash:cage.' }),
    __metadata("design:type", String)
], GeneralLedgerArguments.prototype, "account", void 0);
GeneralLedgerArguments = __decorate([
    (0, graphql_1.ArgsType)()
], GeneralLedgerArguments);
let GeneralLedgerResolver = class GeneralLedgerResolver {
    async generalLedger(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(LEDGER, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const period = (0, period_1.periodOf)(args, page.position);
        const rows = await snapshot.read((manager) => (0, read_ledger_page_1.readLedgerPage)(manager, args, { page, period }));
        return (0, connection_type_1.pageOf)(rows, page, {
            node: ledger_line_type_1.ledgerLineOf,
            key: ({ line }) => [line.recordNumber.toString(), line.line.toString()],
        });
    }
};
exports.GeneralLedgerResolver = GeneralLedgerResolver;
__decorate([
    (0, graphql_1.Query)(() => ledger_line_type_1.LedgerLineConnection, {
        description: 'The general ledger (libro mayor): the lines of one account with the balance after each.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [GeneralLedgerArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], GeneralLedgerResolver.prototype, "generalLedger", null);
exports.GeneralLedgerResolver = GeneralLedgerResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], GeneralLedgerResolver);
//# sourceMappingURL=general-ledger.resolver.js.map