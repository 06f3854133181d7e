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
var ApiKeyRegister_1;
Object.defineProperty(exports, "__esModule", { value: true });
exports.ApiKeyRegister = void 0;
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const result_1 = require("../kernel/result");
const access_refusal_1 = require("./access-refusal");
const access_sources_1 = require("./access-sources");
const api_key_1 = require("./api-key");
const api_key_cache_1 = require("./api-key-cache");
const api_key_entity_1 = require("./api-key.entity");
const key_request_1 = require("./key-request");
const FIRST_KEY = {
    holder: 'administrator of the first start',
    holderKind: 'system',
    roles: ['administrator'],
    casinos: 'all',
};
/** The keys of the house: makes them, lists them, revokes them, and tells who shows one. */
let ApiKeyRegister = ApiKeyRegister_1 = class ApiKeyRegister {
    dataSource;
    sources;
    logger = new common_1.Logger(ApiKeyRegister_1.name);
    cache;
    constructor(dataSource, sources) {
        this.dataSource = dataSource;
        this.sources = sources;
        this.cache = new api_key_cache_1.ApiKeyCache((id) => this.readKey(id), () => sources.monotonicMs());
    }
    /**
     * Who shows this `Authorization` header, or why nobody gets in with it. A key expires to the instant; a revocation
     * by another process is felt within `STALENESS_MS_MAX`. Never throws: an unreachable database is a refusal too.
     */
    async authenticate(authorization) {
        if (!authorization)
            return (0, result_1.refused)(access_refusal_1.KEY_MISSING);
        const shown = (0, api_key_1.readBearer)(authorization);
        if (!shown)
            return (0, result_1.refused)(access_refusal_1.KEY_MALFORMED);
        const known = await this.lookUp(shown.id);
        if (known === 'unavailable')
            return (0, result_1.refused)(access_refusal_1.UNAVAILABLE);
        if (!known || !(0, api_key_1.sameHash)(known.hash, shown.hash))
            return (0, result_1.refused)(access_refusal_1.KEY_UNKNOWN);
        if (known.revoked)
            return (0, result_1.refused)(access_refusal_1.KEY_REVOKED);
        if (known.expiresAt && known.expiresAt <= this.sources.now())
            return (0, result_1.refused)(access_refusal_1.KEY_EXPIRED);
        return (0, result_1.accepted)(known.principal);
    }
    /** Makes a key. The answer is the only place where it stands in clear. An administrator reaches no further than their own casinos. */
    async create(request, by) {
        const refusal = (0, key_request_1.whyNotMade)(request, this.sources.now(), by);
        return refusal ? (0, result_1.refused)(refusal) : (0, result_1.accepted)(await this.insert(this.dataSource.manager, request, by));
    }
    /** Every key this authority reaches, revoked ones included, oldest first. */
    async list(by) {
        const keys = await this.dataSource
            .getRepository(api_key_entity_1.ApiKeyEntity)
            .find({ order: { createdAt: 'ASC', id: 'ASC' } });
        return keys.filter((key) => (0, key_request_1.reaches)(by, (0, api_key_entity_1.scopeOf)(key))).map(api_key_entity_1.recordOfKey);
    }
    /**
     * Revokes a key for good. A key that is revoked already stays as it was. The last administrator key that is good
     * everywhere and for ever is kept: without it nobody could make another.
     */
    async revoke(id, by) {
        if (!(0, api_key_1.isKeyId)(id))
            return (0, result_1.refused)('API_KEY.UNKNOWN');
        const outcome = await this.withKeysHeld((manager) => this.revokeHeld(manager, id, by));
        this.cache.forget(id);
        return outcome;
    }
    /**
     * Makes the administrator key when there is no key at all, and answers it in clear, to be shown once; undefined
     * when there are keys. Of any number of services that start at once, exactly one gets an answer.
     */
    async ensureAdministratorKey() {
        if (await this.hasKeys(this.dataSource.manager))
            return undefined;
        return this.withKeysHeld(async (manager) => {
            if (await this.hasKeys(manager))
                return undefined;
            return (await this.insert(manager, FIRST_KEY, 'the-service')).key;
        });
    }
    async lookUp(id) {
        try {
            return await this.cache.find(id);
        }
        catch (error) {
            this.logger.error(`keys cannot be read: ${String(error)}`);
            return 'unavailable';
        }
    }
    async readKey(id) {
        const key = await this.dataSource.getRepository(api_key_entity_1.ApiKeyEntity).findOneBy({ id });
        if (!key)
            return undefined;
        const { keyHash: hash, expiresAt, revokedAt } = key;
        return { hash, principal: (0, api_key_entity_1.principalOfKey)(key), expiresAt, revoked: revokedAt !== null };
    }
    async insert(manager, request, by) {
        const { holder, holderKind, roles, casinos, expiresAt } = (0, key_request_1.tidied)(request);
        const minted = (0, api_key_1.mintKey)((count) => this.sources.randomBytes(count));
        const key = {
            id: minted.id,
            keyHash: minted.hash,
            holder,
            holderKind,
            roles: [...roles],
            everyCasino: casinos === 'all',
            casinos: casinos === 'all' ? [] : [...casinos],
            createdAt: this.sources.now(),
            createdBy: keyIdOf(by),
            expiresAt: expiresAt ?? null,
            revokedAt: null,
            revokedBy: null,
        };
        await manager.getRepository(api_key_entity_1.ApiKeyEntity).insert(key);
        return { key: minted.clear, record: (0, api_key_entity_1.recordOfKey)(key) };
    }
    async revokeHeld(manager, id, by) {
        const keys = manager.getRepository(api_key_entity_1.ApiKeyEntity);
        const key = await keys.findOneBy({ id });
        // A key of other casinos is as unknown to this administrator as one that does not exist.
        if (!key || !(0, key_request_1.reaches)(by, (0, api_key_entity_1.scopeOf)(key)))
            return (0, result_1.refused)('API_KEY.UNKNOWN');
        if (key.revokedAt)
            return (0, result_1.accepted)((0, api_key_entity_1.recordOfKey)(key));
        if (isLastingAdministrator(key) && !(await this.hasOtherLastingAdministrator(manager, id)))
            return (0, result_1.refused)('API_KEY.LAST_ADMINISTRATOR');
        const revocation = { revokedAt: this.sources.now(), revokedBy: keyIdOf(by) };
        await keys.update({ id }, revocation);
        return (0, result_1.accepted)((0, api_key_entity_1.recordOfKey)({ ...key, ...revocation }));
    }
    async hasOtherLastingAdministrator(manager, id) {
        const others = await manager
            .getRepository(api_key_entity_1.ApiKeyEntity)
            .findBy({ id: (0, typeorm_1.Not)(id), everyCasino: true, expiresAt: (0, typeorm_1.IsNull)(), revokedAt: (0, typeorm_1.IsNull)() });
        return others.some(isLastingAdministrator);
    }
    hasKeys(manager) {
        return manager.getRepository(api_key_entity_1.ApiKeyEntity).exists();
    }
    /** Runs a decision that looks at several keys while nobody else can make or change one; reading goes on. */
    withKeysHeld(decide) {
        return this.dataSource.transaction('READ COMMITTED', async (manager) => {
            await manager.query('LOCK TABLE access.api_key IN SHARE ROW EXCLUSIVE MODE');
            return decide(manager);
        });
    }
};
exports.ApiKeyRegister = ApiKeyRegister;
exports.ApiKeyRegister = ApiKeyRegister = ApiKeyRegister_1 = __decorate([
    (0, common_1.Injectable)(),
    __param(1, (0, common_1.Inject)(access_sources_1.ACCESS_SOURCES)),
    __metadata("design:paramtypes", [typeorm_1.DataSource, Object])
], ApiKeyRegister);
const keyIdOf = (by) => (by === 'the-service' ? null : by.keyId);
const isLastingAdministrator = (key) => key.everyCasino && key.expiresAt === null && key.roles.includes('administrator');
//# sourceMappingURL=api-key-register.js.map