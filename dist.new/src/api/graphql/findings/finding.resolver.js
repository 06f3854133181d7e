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
exports.FindingResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const finding_entity_1 = require("../../../projections/findings/finding.entity");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const finding_type_1 = require("./finding.type");
const FINDINGS = { name: 'findings', key: ['record', 'id'] };
let FindingsArguments = class FindingsArguments extends connection_type_1.PageArguments {
    code;
    severity;
    gamingDay;
    table;
    status;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only findings of this code.' }),
    __metadata("design:type", String)
], FindingsArguments.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(() => finding_type_1.Severity, { nullable: true }),
    __metadata("design:type", String)
], FindingsArguments.prototype, "severity", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true }),
    __metadata("design:type", String)
], FindingsArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only findings about this table.' }),
    __metadata("design:type", String)
], FindingsArguments.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => finding_type_1.FindingStatus, { defaultValue: 'OPEN' }),
    __metadata("design:type", String)
], FindingsArguments.prototype, "status", void 0);
FindingsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], FindingsArguments);
let FindingResolver = class FindingResolver {
    async findings(args, principal, snapshot) {
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const page = (0, connection_type_1.pageRequest)(FINDINGS, args, position);
        return (0, connection_type_1.pageOf)(await snapshot.read((manager) => findingsAt(manager, args, page)), page, {
            node: (finding) => (0, finding_type_1.findingAt)(finding, position),
            key: ({ openedBy, findingId }) => [openedBy.toString(), findingId],
        });
    }
};
exports.FindingResolver = FindingResolver;
__decorate([
    (0, graphql_1.Query)(() => finding_type_1.FindingConnection, {
        description: 'Findings in the order of the records that opened them; those that stand, unless others are asked for.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [FindingsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], FindingResolver.prototype, "findings", null);
exports.FindingResolver = FindingResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('findings:read')
], FindingResolver);
/** Whether a finding stands depends on when it is looked at: what closed it later had not happened yet. */
const STATUS_AT_POSITION = {
    OPEN: '(finding.closedBy IS NULL OR finding.closedBy > :position)',
    CLOSED: 'finding.closedBy <= :position',
};
async function findingsAt(manager, { casino, code, severity, gamingDay, table, status }, { position, asOf, after, first }) {
    const query = manager
        .createQueryBuilder(finding_entity_1.FindingEntity, 'finding')
        .where('finding.casino = :casino AND finding.openedBy <= :position', {
        casino,
        position: position.toString(),
    })
        .orderBy('finding.openedBy')
        .addOrderBy('finding.findingId')
        .limit(first + 1);
    if (status !== 'ALL')
        query.andWhere(STATUS_AT_POSITION[status]);
    if (code !== undefined)
        query.andWhere('finding.code = :code', { code });
    if (severity !== undefined)
        query.andWhere('finding.severity = :severity', { severity });
    if (table !== undefined)
        query.andWhere('finding.tableId = :table', { table });
    if (gamingDay !== undefined)
        query.andWhere('finding.gamingDay = :gamingDay', { gamingDay });
    if (asOf !== undefined)
        query.andWhere('finding.gamingDay <= :asOf', { asOf });
    if (after) {
        query.andWhere('(finding.openedBy, finding.findingId) > (:opened, :id)', {
            opened: after[0],
            id: after[1],
        });
    }
    return query.getMany();
}
//# sourceMappingURL=finding.resolver.js.map