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
exports.MasterReportResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const read_master_report_1 = require("../../../projections/master-report/read-master-report");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const master_report_answer_1 = require("./master-report-answer");
const master_report_type_1 = require("./master-report.type");
let MasterReportArguments = class MasterReportArguments extends report_arguments_1.CasinoArguments {
    day;
    byTable;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], MasterReportArguments.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)({ defaultValue: false, description: 'A row for each table as well.' }),
    __metadata("design:type", Boolean)
], MasterReportArguments.prototype, "byTable", void 0);
MasterReportArguments = __decorate([
    (0, graphql_1.ArgsType)()
], MasterReportArguments);
let MasterReportResolver = class MasterReportResolver {
    async masterGameReport(args, principal, snapshot) {
        const { casino, day, byTable } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const report = await snapshot.read((manager) => (0, read_master_report_1.readMasterReport)(manager, { casino, day, position }, byTable));
        return (0, master_report_answer_1.masterReportAnswer)(report, { day, position });
    }
};
exports.MasterReportResolver = MasterReportResolver;
__decorate([
    (0, graphql_1.Query)(() => master_report_type_1.MasterGameReport, {
        description: 'Drop, win, hold and theoretical win of each game: day, month, year and last thirty days.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [MasterReportArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], MasterReportResolver.prototype, "masterGameReport", null);
exports.MasterReportResolver = MasterReportResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], MasterReportResolver);
//# sourceMappingURL=master-report.resolver.js.map