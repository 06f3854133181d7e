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
exports.recordOfKey = exports.principalOfKey = exports.scopeOf = exports.ApiKeyEntity = void 0;
const typeorm_1 = require("typeorm");
/** A row of `access.api_key`. The clear key is nowhere in it. */
let ApiKeyEntity = class ApiKeyEntity {
    /** The public part of the key. */
    id;
    /** SHA-256 of the whole key, lower-case hexadecimal. */
    keyHash;
    holder;
    holderKind;
    roles;
    everyCasino;
    /** Empty exactly when the key is good for every casino. */
    casinos;
    createdAt;
    /** The key that made this one; null when the service itself did. */
    createdBy;
    expiresAt;
    revokedAt;
    /** The key that revoked this one; null when the service itself did. */
    revokedBy;
};
exports.ApiKeyEntity = ApiKeyEntity;
__decorate([
    (0, typeorm_1.PrimaryColumn)('text'),
    __metadata("design:type", String)
], ApiKeyEntity.prototype, "id", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { name: 'key_hash' }),
    __metadata("design:type", String)
], ApiKeyEntity.prototype, "keyHash", void 0);
__decorate([
    (0, typeorm_1.Column)('text'),
    __metadata("design:type", String)
], ApiKeyEntity.prototype, "holder", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { name: 'holder_kind' }),
    __metadata("design:type", String)
], ApiKeyEntity.prototype, "holderKind", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { array: true }),
    __metadata("design:type", Array)
], ApiKeyEntity.prototype, "roles", void 0);
__decorate([
    (0, typeorm_1.Column)('boolean', { name: 'every_casino' }),
    __metadata("design:type", Boolean)
], ApiKeyEntity.prototype, "everyCasino", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { array: true }),
    __metadata("design:type", Array)
], ApiKeyEntity.prototype, "casinos", void 0);
__decorate([
    (0, typeorm_1.Column)('timestamptz', { name: 'created_at' }),
    __metadata("design:type", Date)
], ApiKeyEntity.prototype, "createdAt", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { name: 'created_by', nullable: true }),
    __metadata("design:type", Object)
], ApiKeyEntity.prototype, "createdBy", void 0);
__decorate([
    (0, typeorm_1.Column)('timestamptz', { name: 'expires_at', nullable: true }),
    __metadata("design:type", Object)
], ApiKeyEntity.prototype, "expiresAt", void 0);
__decorate([
    (0, typeorm_1.Column)('timestamptz', { name: 'revoked_at', nullable: true }),
    __metadata("design:type", Object)
], ApiKeyEntity.prototype, "revokedAt", void 0);
__decorate([
    (0, typeorm_1.Column)('text', { name: 'revoked_by', nullable: true }),
    __metadata("design:type", Object)
], ApiKeyEntity.prototype, "revokedBy", void 0);
exports.ApiKeyEntity = ApiKeyEntity = __decorate([
    (0, typeorm_1.Entity)({ schema: 'access', name: 'api_key' })
], ApiKeyEntity);
const scopeOf = (key) => key.everyCasino ? 'all' : key.casinos;
exports.scopeOf = scopeOf;
const principalOfKey = (key) => ({
    keyId: key.id,
    holder: key.holder,
    holderKind: key.holderKind,
    roles: key.roles,
    casinos: (0, exports.scopeOf)(key),
});
exports.principalOfKey = principalOfKey;
const recordOfKey = (key) => ({
    ...(0, exports.principalOfKey)(key),
    createdAt: key.createdAt,
    createdBy: key.createdBy,
    expiresAt: key.expiresAt,
    revokedAt: key.revokedAt,
    revokedBy: key.revokedBy,
});
exports.recordOfKey = recordOfKey;
//# sourceMappingURL=api-key.entity.js.map