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
exports.ChipPositionResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const account_sums_1 = require("../../../projections/journal/account-sums");
const sub_ledger_sums_1 = require("../../../projections/journal/sub-ledger-sums");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const period_1 = require("../snapshot/period");
const report_arguments_1 = require("../snapshot/report-arguments");
const chip_position_type_1 = require("./chip-position.type");
let ChipPositionResolver = class ChipPositionResolver {
    async chipPosition(args, principal, snapshot) {
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const period = (0, period_1.periodOf)(args, position);
        const { sums, slips } = await snapshot.read(async (manager) => ({
            sums: await (0, account_sums_1.accountSums)(manager, period, { under: 'chips' }),
            slips: (await (0, sub_ledger_sums_1.subLedgerSums)(manager, [{ ...period, account: 'chips:transit' }]))[0] ?? [],
        }));
        return { position, asOf: args.asOf ?? null, complete: true, currencies: (0, chip_position_type_1.chipsByCurrency)(sums, slips) };
    }
};
exports.ChipPositionResolver = ChipPositionResolver;
__decorate([
    (0, graphql_1.Query)(() => chip_position_type_1.ChipPosition, { description: 'Where the chips of a casino are, and what customers hold.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [report_arguments_1.ReportArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], ChipPositionResolver.prototype, "chipPosition", null);
exports.ChipPositionResolver = ChipPositionResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], ChipPositionResolver);
//# sourceMappingURL=chip-position.resolver.js.map