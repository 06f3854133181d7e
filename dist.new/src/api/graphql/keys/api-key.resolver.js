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
exports.ApiKeyResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const api_key_register_1 = require("../../../access/api-key-register");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const api_key_type_1 = require("./api-key.type");
/** The keys of the house, for administrators; one of some casinos sees and gives keys of those casinos only. */
let ApiKeyResolver = class ApiKeyResolver {
    register;
    constructor(register) {
        this.register = register;
    }
    async apiKeys(principal) {
        return (await this.register.list(principal)).map(api_key_type_1.apiKeyOf);
    }
    async createApiKey(principal, input) {
        const { holder, holderKind, roles, expiresAt } = input;
        const made = await this.register.create({ holder, holderKind, roles, casinos: (0, api_key_type_1.scopeOfInput)(input), ...(expiresAt && { expiresAt }) }, principal);
        return made.ok
            ? { key: made.value.key, apiKey: (0, api_key_type_1.apiKeyOf)(made.value.record) }
            : (0, api_key_type_1.refusedBecause)(made.refusal);
    }
    async revokeApiKey(principal, id) {
        const revoked = await this.register.revoke(id, principal);
        return revoked.ok ? { apiKey: (0, api_key_type_1.apiKeyOf)(revoked.value) } : (0, api_key_type_1.refusedBecause)(revoked.refusal);
    }
};
exports.ApiKeyResolver = ApiKeyResolver;
__decorate([
    (0, graphql_1.Query)(() => [api_key_type_1.ApiKeyType], {
        description: 'Every key ever made, oldest first. There are few, so they come all at once.',
    }),
    __param(0, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], ApiKeyResolver.prototype, "apiKeys", null);
__decorate([
    (0, graphql_1.Mutation)(() => api_key_type_1.CreateApiKeyResult, { description: 'Makes a key and shows it, this once.' }),
    __param(0, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(1, (0, graphql_1.Args)('input')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, api_key_type_1.CreateApiKeyInput]),
    __metadata("design:returntype", Promise)
], ApiKeyResolver.prototype, "createApiKey", null);
__decorate([
    (0, graphql_1.Mutation)(() => api_key_type_1.RevokeApiKeyResult, {
        description: 'Revokes a key for good: at once in this process, within 10 seconds in every other.',
    }),
    __param(0, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(1, (0, graphql_1.Args)('id', { type: () => graphql_1.ID, description: 'The public part of the key.' })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, String]),
    __metadata("design:returntype", Promise)
], ApiKeyResolver.prototype, "revokeApiKey", null);
exports.ApiKeyResolver = ApiKeyResolver = __decorate([
    (0, graphql_1.Resolver)(() => api_key_type_1.ApiKeyType),
    (0, door_decorator_1.Opens)('keys:manage'),
    __metadata("design:paramtypes", [api_key_register_1.ApiKeyRegister])
], ApiKeyResolver);
//# sourceMappingURL=api-key.resolver.js.map