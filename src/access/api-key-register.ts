import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { accepted, refused, type Result } from '../kernel/result';
import {
  type AccessRefusal,
  KEY_EXPIRED,
  KEY_MALFORMED,
  KEY_MISSING,
  KEY_REVOKED,
  KEY_UNKNOWN,
  UNAVAILABLE,
} from './access-refusal';
import { ACCESS_SOURCES, type AccessSources } from './access-sources';
import { isKeyId, mintKey, readBearer, sameHash } from './api-key';
import { ApiKeyCache } from './api-key-cache';
import {
  ApiKeyEntity,
  type ApiKeyRecord,
  principalOfKey,
  recordOfKey,
  scopeOf,
  unboundPrincipal,
} from './api-key.entity';
import type { KeyRefusalCode } from './key-refusal';
import { type KeyAuthority, type KeyRequest, reaches, tidied, whyNotMade } from './key-request';
import type { Principal } from './principal';

export interface MadeKey {
  /** The key itself. It is not stored: a lost key must be replaced. */
  readonly key: string;
  readonly record: ApiKeyRecord;
}

const FIRST_KEY: KeyRequest = {
  holder: 'administrator of the first start',
  holderKind: 'system',
  roles: ['administrator'],
  casinos: 'all',
};

interface KnownKey {
  readonly hash: string;
  readonly principal: Principal;
  readonly expiresAt: Date | null;
  readonly unboundUntil: Date | null;
  readonly revoked: boolean;
}

/** Creates, lists and revokes API keys, and authenticates them. */
@Injectable()
export class ApiKeyRegister {
  private readonly logger = new Logger(ApiKeyRegister.name);
  private readonly cache: ApiKeyCache<KnownKey>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {
    this.cache = new ApiKeyCache(
      (id) => this.readKey(id),
      () => sources.monotonicMs(),
    );
  }

  /**
   * Who shows this `Authorization` header, or why nobody gets in with it. A key expires to the instant; a revocation
   * by another process is felt within `STALENESS_MS_MAX`. Never throws: an unreachable database is a refusal too.
   */
  async authenticate(authorization: string | undefined): Promise<Result<Principal, AccessRefusal>> {
    if (!authorization) return refused(KEY_MISSING);
    const shown = readBearer(authorization);
    if (!shown) return refused(KEY_MALFORMED);
    const known = await this.lookUp(shown.id);
    if (known === 'unavailable') return refused(UNAVAILABLE);
    if (!known || !sameHash(known.hash, shown.hash)) return refused(KEY_UNKNOWN);
    if (known.revoked) return refused(KEY_REVOKED);
    const now = this.sources.now();
    if (known.expiresAt && known.expiresAt <= now) return refused(KEY_EXPIRED);
    return accepted(unboundPrincipal(known.principal, known, now));
  }

  /** Creates a key. Only the answer contains it in clear. An administrator can create keys of their own casinos only. */
  async create(request: KeyRequest, by: KeyAuthority): Promise<Result<MadeKey, KeyRefusalCode>> {
    const refusal = whyNotMade(request, this.sources.now(), by);
    return refusal ? refused(refusal) : accepted(await this.insert(this.dataSource.manager, request, by));
  }

  async list(by: KeyAuthority): Promise<readonly ApiKeyRecord[]> {
    const keys = await this.dataSource
      .getRepository(ApiKeyEntity)
      .find({ order: { createdAt: 'ASC', id: 'ASC' } });
    return keys.filter((key) => reaches(by, scopeOf(key))).map(recordOfKey);
  }

  /** Keys of before that name no sources and classes and still report, the one that ends first first. */
  async listUnbound(): Promise<readonly ApiKeyRecord[]> {
    const keys = await this.dataSource.getRepository(ApiKeyEntity).find({
      where: { unboundUntil: MoreThan(this.sources.now()), revokedAt: IsNull() },
      order: { unboundUntil: 'ASC', id: 'ASC' },
    });
    return keys.map(recordOfKey);
  }

  /**
   * Revokes a key for good. A key that is revoked already stays as it was. The last administrator key that is good
   * everywhere and for ever is kept: without it nobody could make another.
   */
  async revoke(id: string, by: KeyAuthority): Promise<Result<ApiKeyRecord, KeyRefusalCode>> {
    if (!isKeyId(id)) return refused('API_KEY.UNKNOWN');
    const outcome = await this.withKeysHeld((manager) => this.revokeHeld(manager, id, by));
    this.cache.forget(id);
    return outcome;
  }

  /**
   * Makes the administrator key when there is no key at all, and answers it in clear, to be shown once; undefined
   * when there are keys. Of any number of services that start at once, exactly one gets an answer.
   */
  async ensureAdministratorKey(): Promise<string | undefined> {
    if (await this.hasKeys(this.dataSource.manager)) return undefined;
    return this.withKeysHeld(async (manager) => {
      if (await this.hasKeys(manager)) return undefined;
      return (await this.insert(manager, FIRST_KEY, 'the-service')).key;
    });
  }

  private async lookUp(id: string): Promise<KnownKey | undefined | 'unavailable'> {
    try {
      return await this.cache.find(id);
    } catch (error) {
      this.logger.error(`keys cannot be read: ${String(error)}`);
      return 'unavailable';
    }
  }

  private async readKey(id: string): Promise<KnownKey | undefined> {
    const key = await this.dataSource.getRepository(ApiKeyEntity).findOneBy({ id });
    if (!key) return undefined;
    const { keyHash: hash, expiresAt, unboundUntil, revokedAt } = key;
    return { hash, principal: principalOfKey(key), expiresAt, unboundUntil, revoked: revokedAt !== null };
  }

  private async insert(manager: EntityManager, request: KeyRequest, by: KeyAuthority): Promise<MadeKey> {
    const { holder, holderKind, roles, casinos, sources, classes, expiresAt } = tidied(request);
    const minted = mintKey((count) => this.sources.randomBytes(count));
    const key: ApiKeyEntity = {
      id: minted.id,
      keyHash: minted.hash,
      holder,
      holderKind,
      roles: [...roles],
      everyCasino: casinos === 'all',
      casinos: casinos === 'all' ? [] : [...casinos],
      sources: [...sources],
      classes: [...classes],
      unboundUntil: null,
      createdAt: this.sources.now(),
      createdBy: credentialOf(by),
      expiresAt: expiresAt ?? null,
      revokedAt: null,
      revokedBy: null,
    };
    await manager.getRepository(ApiKeyEntity).insert(key);
    return { key: minted.clear, record: recordOfKey(key) };
  }

  private async revokeHeld(
    manager: EntityManager,
    id: string,
    by: KeyAuthority,
  ): Promise<Result<ApiKeyRecord, KeyRefusalCode>> {
    const keys = manager.getRepository(ApiKeyEntity);
    const key = await keys.findOneBy({ id });
    // A key of other casinos is as unknown to this administrator as one that does not exist.
    if (!key || !reaches(by, scopeOf(key))) return refused('API_KEY.UNKNOWN');
    if (key.revokedAt) return accepted(recordOfKey(key));
    if (isLastingAdministrator(key) && !(await this.hasOtherLastingAdministrator(manager, id)))
      return refused('API_KEY.LAST_ADMINISTRATOR');
    const revocation = { revokedAt: this.sources.now(), revokedBy: credentialOf(by) };
    await keys.update({ id }, revocation);
    return accepted(recordOfKey({ ...key, ...revocation }));
  }

  private async hasOtherLastingAdministrator(manager: EntityManager, id: string): Promise<boolean> {
    const others = await manager
      .getRepository(ApiKeyEntity)
      .findBy({ id: Not(id), everyCasino: true, expiresAt: IsNull(), revokedAt: IsNull() });
    return others.some(isLastingAdministrator);
  }

  private hasKeys(manager: EntityManager): Promise<boolean> {
    return manager.getRepository(ApiKeyEntity).exists();
  }

  /** Runs a decision over several keys under a lock against changes; reads continue. */
  private withKeysHeld<Answer>(decide: (manager: EntityManager) => Promise<Answer>): Promise<Answer> {
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      await manager.query('LOCK TABLE access.api_key IN SHARE ROW EXCLUSIVE MODE');
      return decide(manager);
    });
  }
}

const credentialOf = (by: KeyAuthority): string | null => (by === 'the-service' ? null : by.credentialId);

const isLastingAdministrator = (key: ApiKeyEntity): boolean =>
  key.everyCasino && key.expiresAt === null && key.roles.includes('administrator');
