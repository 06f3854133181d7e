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
exports.CasinoResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const principal_1 = require("../../../access/principal");
const casino_head_entity_1 = require("../../../projections/register/casino-head.entity");
const unnumbered_sources_1 = require("../../../projections/sources/unnumbered-sources");
const operation_context_1 = require("../snapshot/operation-context");
const casino_type_1 = require("./casino.type");
let CasinoResolver = class CasinoResolver {
    async casinos(principal, snapshot, _waitFor) {
        const heads = await snapshot.read((manager) => manager.find(casino_head_entity_1.CasinoHeadEntity, { order: { casino: 'ASC' } }));
        const open = heads.filter(({ casino }) => (0, principal_1.mayCasino)(principal, casino));
        const unnumbered = await snapshot.read((manager) => (0, unnumbered_sources_1.readUnnumberedSources)(manager, open.map(({ casino }) => casino)));
        return open.map((head) => ({
            id: head.casino,
            position: head.lastNumber,
            chainHash: head.chainHash.toString('hex'),
            sourcesWithoutSequence: unnumbered.get(head.casino) ?? [],
        }));
    }
};
exports.CasinoResolver = CasinoResolver;
__decorate([
    (0, graphql_1.Query)(() => [casino_type_1.Casino], { description: 'The casinos this key may see, by id.' }),
    __param(0, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __param(2, (0, graphql_1.Args)('waitFor', { nullable: true, description: 'A receipt: wait until the figures contain it.' })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Function, String]),
    __metadata("design:returntype", Promise)
], CasinoResolver.prototype, "casinos", null);
exports.CasinoResolver = CasinoResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('casinos:read')
], CasinoResolver);
//# sourceMappingURL=casino.resolver.js.map