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
exports.IntegrityResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const seal_keys_1 = require("../../../access/seal-keys");
const decisions_1 = require("../../../projections/gaming-days/decisions");
const casino_head_entity_1 = require("../../../projections/register/casino-head.entity");
const chain_link_1 = require("../../../projections/register/chain-link");
const seal_1 = require("../../../projections/seals/seal");
const sealed_books_1 = require("../../../projections/seals/sealed-books");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const seal_type_1 = require("./seal.type");
const SEALS = { name: 'seals', key: ['record'] };
let SealsArguments = class SealsArguments extends report_arguments_1.CasinoArguments {
    first;
    after;
};
__decorate([
    (0, connection_type_1.First)(),
    __metadata("design:type", Number)
], SealsArguments.prototype, "first", void 0);
__decorate([
    (0, connection_type_1.After)(),
    __metadata("design:type", String)
], SealsArguments.prototype, "after", void 0);
SealsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], SealsArguments);
let IntegrityResolver = class IntegrityResolver {
    async seals(args, principal, snapshot) {
        const { casino } = args;
        const page = (0, connection_type_1.pageRequest)(SEALS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { position, after, first } = page;
        const decisions = await snapshot.read((manager) => (0, decisions_1.readDecisions)(manager, { casino, position }));
        const from = BigInt(after?.[0] ?? 0);
        const seals = (0, sealed_books_1.sealedCloses)(decisions).filter(({ recordNumber }) => recordNumber > from);
        return (0, connection_type_1.pageOf)(seals.slice(0, first + 1), page, {
            node: (close) => (0, seal_type_1.sealTypeOf)(casino, close),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    async integrity(args, principal, snapshot) {
        const { casino } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const decisions = await snapshot.read((manager) => (0, decisions_1.readDecisions)(manager, { casino, position }));
        const head = await snapshot.read((manager) => manager.findOneByOrFail(casino_head_entity_1.CasinoHeadEntity, { casino }));
        const keys = await snapshot.read((manager) => (0, seal_keys_1.knownSealKeys)(manager));
        const last = (0, sealed_books_1.sealedCloses)(decisions).at(-1);
        return {
            ...{ position, asOf: null, complete: true },
            chainHash: await snapshot.read((manager) => (0, chain_link_1.chainLinkAt)(manager, { casino, position })),
            repeatsSkipped: Number(head.repeatsSkipped),
            sealedThrough: BigInt(last?.seal.lastRecord ?? 0),
            lastSeal: last === undefined ? null : (0, seal_type_1.sealTypeOf)(casino, last),
            sealKeys: [...keys].map(seal_1.keyIdOf).sort(),
        };
    }
};
exports.IntegrityResolver = IntegrityResolver;
__decorate([
    (0, graphql_1.Query)(() => seal_type_1.SealConnection, { description: 'The seals of closed days, in the order of their closes.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [SealsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], IntegrityResolver.prototype, "seals", null);
__decorate([
    (0, graphql_1.Query)(() => seal_type_1.Integrity, {
        description: 'How far the books of a casino go and are sealed; `cagnotte verify` proves them.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [report_arguments_1.CasinoArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], IntegrityResolver.prototype, "integrity", null);
exports.IntegrityResolver = IntegrityResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('integrity:read')
], IntegrityResolver);
//# sourceMappingURL=integrity.resolver.js.map