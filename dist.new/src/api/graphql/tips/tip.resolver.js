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
exports.TipResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const tip_movements_1 = require("../../../projections/journal/tip-movements");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const tip_type_1 = require("./tip.type");
const TIPS = { name: 'tips', key: ['record', 'text'] };
let TipsArguments = class TipsArguments extends connection_type_1.PageArguments {
    table;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only those of this table.' }),
    __metadata("design:type", String)
], TipsArguments.prototype, "table", void 0);
TipsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], TipsArguments);
let TipResolver = class TipResolver {
    async tips(args, principal, snapshot) {
        const page = (0, connection_type_1.pageRequest)(TIPS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const moves = await snapshot.read((manager) => (0, tip_movements_1.readTipMovements)(manager, { ...page, table: args.table, limit: page.first + 1 }));
        return (0, connection_type_1.pageOf)(moves, page, {
            node: tip_type_1.tipOf,
            key: ({ recordNumber, currency }) => [recordNumber.toString(), currency],
        });
    }
};
exports.TipResolver = TipResolver;
__decorate([
    (0, graphql_1.Query)(() => tip_type_1.TipConnection, {
        description: 'Tips counted and shared out, in the order of the records; what is owed is the account tips.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [TipsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], TipResolver.prototype, "tips", null);
exports.TipResolver = TipResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], TipResolver);
//# sourceMappingURL=tip.resolver.js.map