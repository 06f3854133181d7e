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
exports.JournalResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const journal_line_type_1 = require("./journal-line.type");
const read_journal_lines_1 = require("./read-journal-lines");
const JOURNAL = { name: 'journal', key: ['record', 'line'] };
let JournalArguments = class JournalArguments extends connection_type_1.PagedPeriodArguments {
    account;
    bookingDay;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only lines of this account.' }),
    __metadata("design:type", String)
], JournalArguments.prototype, "account", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        nullable: true,
        description: 'Only lines that count in the books of this day.',
    }),
    __metadata("design:type", String)
], JournalArguments.prototype, "bookingDay", void 0);
JournalArguments = __decorate([
    (0, graphql_1.ArgsType)()
], JournalArguments);
let JournalResolver = class JournalResolver {
    async journal(args, principal, snapshot) {
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const page = (0, connection_type_1.pageRequest)(JOURNAL, args, position);
        return (0, connection_type_1.pageOf)(await snapshot.read((manager) => (0, read_journal_lines_1.readJournalLines)(manager, args, page)), page, {
            node: journal_line_type_1.journalLineOf,
            key: ({ recordNumber, line }) => [recordNumber.toString(), line.toString()],
        });
    }
};
exports.JournalResolver = JournalResolver;
__decorate([
    (0, graphql_1.Query)(() => journal_line_type_1.JournalLineConnection, {
        description: 'The journal (libro diario), in the order of the records.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [JournalArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], JournalResolver.prototype, "journal", null);
exports.JournalResolver = JournalResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], JournalResolver);
//# sourceMappingURL=journal.resolver.js.map