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
exports.SlipControlResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const slip_control_1 = require("../../../accounting/slips/slip-control");
const slip_figures_1 = require("../../../projections/slips/slip-figures");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const slip_control_type_1 = require("./slip-control.type");
let SlipControlArguments = class SlipControlArguments extends report_arguments_1.CasinoArguments {
    from;
    asOf;
    onlyProblems;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The first gaming day.' }),
    __metadata("design:type", String)
], SlipControlArguments.prototype, "from", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        nullable: true,
        description: 'The last gaming day; default: the first alone.',
    }),
    __metadata("design:type", String)
], SlipControlArguments.prototype, "asOf", void 0);
__decorate([
    (0, graphql_1.Field)({ defaultValue: false, description: 'Of the slips only those with a problem; series are whole.' }),
    __metadata("design:type", Boolean)
], SlipControlArguments.prototype, "onlyProblems", void 0);
SlipControlArguments = __decorate([
    (0, graphql_1.ArgsType)()
], SlipControlArguments);
let SlipControlResolver = class SlipControlResolver {
    async slipControl(args, principal, snapshot) {
        const { casino, from, asOf: until = from, onlyProblems } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const figures = await snapshot.read((manager) => (0, slip_figures_1.readSlipFigures)(manager, { casino, position, from, until }));
        const { slips, series } = (0, slip_control_1.controlSlips)(figures);
        const listed = onlyProblems ? slips.filter(({ problems }) => problems.length > 0) : slips;
        return (0, slip_control_type_1.slipControlOf)({ slips: listed, series }, { position, asOf: until });
    }
};
exports.SlipControlResolver = SlipControlResolver;
__decorate([
    (0, graphql_1.Query)(() => slip_control_type_1.SlipControlType, {
        description: 'Slips (vales) of a period: each one at the table, at the cage and in the ledger, and the numbers of each pad.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [SlipControlArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], SlipControlResolver.prototype, "slipControl", null);
exports.SlipControlResolver = SlipControlResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], SlipControlResolver);
//# sourceMappingURL=slip-control.resolver.js.map