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
Object.defineProperty(exports, "__esModule", { value: true });
exports.RevokeApiKeyResult = exports.CreateApiKeyResult = exports.refusedBecause = exports.ApiKeyRefused = exports.ApiKeyRevoked = exports.ApiKeyCreated = exports.scopeOfInput = exports.CreateApiKeyInput = exports.ApiKeyType = exports.HolderKindName = exports.RoleName = void 0;
exports.apiKeyOf = apiKeyOf;
const graphql_1 = require("@nestjs/graphql");
const key_refusal_1 = require("../../../access/key-refusal");
/** The roles under their GraphQL names; the compiler keeps the two lists together. */
exports.RoleName = {
    INGEST: 'ingest',
    ACCOUNTANT: 'accountant',
    MANAGER: 'manager',
    AUDITOR: 'auditor',
    ADMINISTRATOR: 'administrator',
};
(0, graphql_1.registerEnumType)(exports.RoleName, {
    name: 'Role',
    description: 'What the holder of a key is to the house; decides which doors the key opens.',
    valuesMap: {
        INGEST: { description: 'Reports events and reads their schemas. Registradora de eventos.' },
        ACCOUNTANT: { description: 'Reads ledgers, findings and quarantine, and may discard. Contable.' },
        MANAGER: { description: 'Reads results, hands and findings. Dirección.' },
        AUDITOR: { description: 'Reads everything but keys, changes nothing. Auditoría.' },
        ADMINISTRATOR: { description: 'Passes every door; makes and revokes keys. Administración.' },
    },
});
exports.HolderKindName = {
    PERSON: 'person',
    SYSTEM: 'system',
};
(0, graphql_1.registerEnumType)(exports.HolderKindName, {
    name: 'HolderKind',
    description: 'A key belongs to one named person or to one system.',
});
let ApiKeyType = class ApiKeyType {
    id;
    holder;
    holderKind;
    roles;
    everyCasino;
    casinos;
    createdAt;
    createdBy;
    expiresAt;
    revokedAt;
    revokedBy;
};
exports.ApiKeyType = ApiKeyType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The public part of the key.' }),
    __metadata("design:type", String)
], ApiKeyType.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'The person or system it belongs to.' }),
    __metadata("design:type", String)
], ApiKeyType.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.HolderKindName),
    __metadata("design:type", String)
], ApiKeyType.prototype, "holderKind", void 0);
__decorate([
    (0, graphql_1.Field)(() => [exports.RoleName]),
    __metadata("design:type", Array)
], ApiKeyType.prototype, "roles", void 0);
__decorate([
    (0, graphql_1.Field)(() => Boolean, { description: 'Good for every casino, also those that open later.' }),
    __metadata("design:type", Boolean)
], ApiKeyType.prototype, "everyCasino", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { description: 'The casinos it is good for; empty when it is good for every one.' }),
    __metadata("design:type", Array)
], ApiKeyType.prototype, "casinos", void 0);
__decorate([
    (0, graphql_1.Field)(() => Date),
    __metadata("design:type", Date)
], ApiKeyType.prototype, "createdAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { nullable: true, description: 'The key that made it; null when the service itself did.' }),
    __metadata("design:type", Object)
], ApiKeyType.prototype, "createdBy", void 0);
__decorate([
    (0, graphql_1.Field)(() => Date, { nullable: true, description: 'From this instant on it is refused.' }),
    __metadata("design:type", Object)
], ApiKeyType.prototype, "expiresAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => Date, {
        nullable: true,
        description: 'A revoked key is kept for the record and opens nothing.',
    }),
    __metadata("design:type", Object)
], ApiKeyType.prototype, "revokedAt", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, {
        nullable: true,
        description: 'The key that revoked it; null when the service itself did.',
    }),
    __metadata("design:type", Object)
], ApiKeyType.prototype, "revokedBy", void 0);
exports.ApiKeyType = ApiKeyType = __decorate([
    (0, graphql_1.ObjectType)('ApiKey', {
        description: 'A key of the service, without its secret, which nobody can read again.',
    })
], ApiKeyType);
function apiKeyOf({ keyId, casinos, ...record }) {
    return { ...record, id: keyId, everyCasino: casinos === 'all', casinos: casinos === 'all' ? [] : casinos };
}
let CreateApiKeyInput = class CreateApiKeyInput {
    holder;
    holderKind;
    roles;
    everyCasino;
    casinos;
    expiresAt;
};
exports.CreateApiKeyInput = CreateApiKeyInput;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'The name of the person or system, 1 to 200 characters.' }),
    __metadata("design:type", String)
], CreateApiKeyInput.prototype, "holder", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.HolderKindName),
    __metadata("design:type", String)
], CreateApiKeyInput.prototype, "holderKind", void 0);
__decorate([
    (0, graphql_1.Field)(() => [exports.RoleName], { description: 'At least one.' }),
    __metadata("design:type", Array)
], CreateApiKeyInput.prototype, "roles", void 0);
__decorate([
    (0, graphql_1.Field)(() => Boolean, { defaultValue: false }),
    __metadata("design:type", Boolean)
], CreateApiKeyInput.prototype, "everyCasino", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { defaultValue: [] }),
    __metadata("design:type", Array)
], CreateApiKeyInput.prototype, "casinos", void 0);
__decorate([
    (0, graphql_1.Field)(() => Date, {
        nullable: true,
        description: 'Later than now; without it the key lasts until it is revoked.',
    }),
    __metadata("design:type", Object)
], CreateApiKeyInput.prototype, "expiresAt", void 0);
exports.CreateApiKeyInput = CreateApiKeyInput = __decorate([
    (0, graphql_1.InputType)({ description: 'A key to be made. Give either `everyCasino: true` or the casinos.' })
], CreateApiKeyInput);
/** Neither or both is an empty scope, which the register refuses. */
const scopeOfInput = ({ everyCasino, casinos }) => everyCasino && casinos.length === 0 ? 'all' : everyCasino ? [] : casinos;
exports.scopeOfInput = scopeOfInput;
let ApiKeyCreated = class ApiKeyCreated {
    key;
    apiKey;
};
exports.ApiKeyCreated = ApiKeyCreated;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'The key itself, `cgn_…`. Shown this once: it cannot be read again.' }),
    __metadata("design:type", String)
], ApiKeyCreated.prototype, "key", void 0);
__decorate([
    (0, graphql_1.Field)(() => ApiKeyType),
    __metadata("design:type", ApiKeyType)
], ApiKeyCreated.prototype, "apiKey", void 0);
exports.ApiKeyCreated = ApiKeyCreated = __decorate([
    (0, graphql_1.ObjectType)()
], ApiKeyCreated);
let ApiKeyRevoked = class ApiKeyRevoked {
    apiKey;
};
exports.ApiKeyRevoked = ApiKeyRevoked;
__decorate([
    (0, graphql_1.Field)(() => ApiKeyType),
    __metadata("design:type", ApiKeyType)
], ApiKeyRevoked.prototype, "apiKey", void 0);
exports.ApiKeyRevoked = ApiKeyRevoked = __decorate([
    (0, graphql_1.ObjectType)()
], ApiKeyRevoked);
let ApiKeyRefused = class ApiKeyRefused {
    code;
    message;
    messageEs;
};
exports.ApiKeyRefused = ApiKeyRefused;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'Stable: `API_KEY.…`.' }),
    __metadata("design:type", String)
], ApiKeyRefused.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(() => String),
    __metadata("design:type", String)
], ApiKeyRefused.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'In Spanish.' }),
    __metadata("design:type", String)
], ApiKeyRefused.prototype, "messageEs", void 0);
exports.ApiKeyRefused = ApiKeyRefused = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Nothing was changed.' })
], ApiKeyRefused);
const refusedBecause = (code) => ({ code, ...key_refusal_1.KEY_REFUSALS[code] });
exports.refusedBecause = refusedBecause;
exports.CreateApiKeyResult = (0, graphql_1.createUnionType)({
    name: 'CreateApiKeyResult',
    types: () => [ApiKeyCreated, ApiKeyRefused],
    resolveType: (answer) => ('code' in answer ? ApiKeyRefused : ApiKeyCreated),
});
exports.RevokeApiKeyResult = (0, graphql_1.createUnionType)({
    name: 'RevokeApiKeyResult',
    types: () => [ApiKeyRevoked, ApiKeyRefused],
    resolveType: (answer) => ('code' in answer ? ApiKeyRefused : ApiKeyRevoked),
});
//# sourceMappingURL=api-key.type.js.map