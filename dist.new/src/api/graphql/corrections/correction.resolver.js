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
exports.CorrectionResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const corrections_1 = require("../../../projections/corrections/corrections");
const connection_type_1 = require("../connection/connection.type");
const journal_line_type_1 = require("../journal/journal-line.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const correction_lines_1 = require("./correction-lines");
const correction_type_1 = require("./correction.type");
const CORRECTIONS = { name: 'corrections', key: ['record'] };
let CorrectionsArguments = class CorrectionsArguments extends report_arguments_1.CasinoArguments {
    first;
    after;
    proposal;
};
__decorate([
    (0, connection_type_1.First)(),
    __metadata("design:type", Number)
], CorrectionsArguments.prototype, "first", void 0);
__decorate([
    (0, connection_type_1.After)(),
    __metadata("design:type", String)
], CorrectionsArguments.prototype, "after", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only those of the proposal with this event id.' }),
    __metadata("design:type", String)
], CorrectionsArguments.prototype, "proposal", void 0);
CorrectionsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], CorrectionsArguments);
let CorrectionResolver = class CorrectionResolver {
    async corrections(args, principal, snapshot) {
        const { casino, proposal } = args;
        const page = (0, connection_type_1.pageRequest)(CORRECTIONS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { position, after, first } = page;
        const wanted = { casino, position, after: after?.[0], limit: first + 1 };
        const corrections = await snapshot.read((manager) => (0, corrections_1.readCorrections)(manager, { ...wanted, ...(proposal === undefined ? {} : { proposal }) }));
        return (0, connection_type_1.pageOf)(corrections, page, {
            node: (known) => (0, correction_type_1.correctionOf)(known, page),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    reversed(correction, snapshot) {
        return linesOf(correction, 'reversal', snapshot);
    }
    replaced(correction, snapshot) {
        return linesOf(correction, 'replacement', snapshot);
    }
};
exports.CorrectionResolver = CorrectionResolver;
__decorate([
    (0, graphql_1.Query)(() => correction_type_1.CorrectionConnection, {
        description: 'Corrections (correcciones) of recorded facts: proposed, replaced and recorded ones, in their order.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [CorrectionsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], CorrectionResolver.prototype, "corrections", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [journal_line_type_1.JournalLine], { description: 'What it has taken back in the journal, line by line.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [correction_type_1.CorrectionType, Function]),
    __metadata("design:returntype", Promise)
], CorrectionResolver.prototype, "reversed", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [journal_line_type_1.JournalLine], { description: 'What counts instead, line by line.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [correction_type_1.CorrectionType, Function]),
    __metadata("design:returntype", Promise)
], CorrectionResolver.prototype, "replaced", null);
exports.CorrectionResolver = CorrectionResolver = __decorate([
    (0, graphql_1.Resolver)(() => correction_type_1.CorrectionType),
    (0, door_decorator_1.Opens)('corrections:read')
], CorrectionResolver);
async function linesOf({ at: { casino, position, record } }, kind, snapshot) {
    if (record === null)
        return [];
    const lines = await snapshot.readTogether(correction_lines_1.CORRECTION_LINES, { casino, position, record });
    return lines.filter(({ entryKind }) => entryKind === kind).map(journal_line_type_1.journalLineOf);
}
//# sourceMappingURL=correction.resolver.js.map