import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Reporter } from '../ledger/_core/events/event-definition';
import { type CasinoScope, EVERY_REPORT, type Principal, type PrincipalKind } from './principal';
import type { Role } from './role';

/** A row of `access.api_key`. The clear key is nowhere in it. */
@Entity({ schema: 'access', name: 'api_key' })
export class ApiKeyEntity {
  @PrimaryColumn('text')
  id!: string;

  /** SHA-256 of the whole key, lower-case hexadecimal. */
  @Column('text', { name: 'key_hash' })
  keyHash!: string;

  @Column('text')
  holder!: string;

  @Column('text', { name: 'holder_kind' })
  holderKind!: 'person' | 'system';

  @Column('text', { array: true })
  roles!: Role[];

  @Column('boolean', { name: 'every_casino' })
  everyCasino!: boolean;

  @Column('text', { array: true })
  casinos!: string[];

  /** Prefixes of the sources that it reports from; empty if it reports nothing. */
  @Column('text', { array: true })
  sources!: string[];

  /** As what it reports; empty if it reports nothing. */
  @Column('text', { array: true })
  classes!: Reporter[];

  /** Of a key that was made before keys named sources and classes: until then it reports everything of its casinos. */
  @Column('timestamptz', { name: 'unbound_until', nullable: true })
  unboundUntil!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** The key that created this one; null if the service did. */
  @Column('text', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** The key that revoked this one; null if the service did. */
  @Column('text', { name: 'revoked_by', nullable: true })
  revokedBy!: string | null;
}

export type ApiKeyRecord = Principal & {
  readonly unboundUntil: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
};

export const scopeOf = (key: Pick<ApiKeyEntity, 'everyCasino' | 'casinos'>): CasinoScope =>
  key.everyCasino ? 'all' : key.casinos;

export const principalOfKey = (key: ApiKeyEntity): Principal => ({
  credentialId: key.id,
  kind: kindOf(key),
  name: key.holder,
  roles: key.roles,
  casinos: scopeOf(key),
  ...(key.classes.length > 0 && { sources: key.sources, toldBy: key.classes }),
});

/** What an unbound key may do as long as it may; afterwards it reports nothing. */
export const unboundPrincipal = (principal: Principal, { unboundUntil }: UnboundKey, now: Date): Principal =>
  unboundUntil !== null && now < unboundUntil ? { ...principal, ...EVERY_REPORT } : principal;

/** What is to be said of keys that are not bound yet, the first to end first; undefined if there is none. */
export function aboutUnbound(unbound: readonly UnboundKey[]): string | undefined {
  const [first] = unbound;
  return first?.unboundUntil
    ? `${unbound.length} keys of before 0.2 report from every source, the first until ` +
        first.unboundUntil.toISOString().slice(0, 10)
    : undefined;
}

type UnboundKey = Pick<ApiKeyEntity, 'unboundUntil'>;

/** A system whose only role is to report is a device; any other one is a service. */
const kindOf = ({ holderKind, roles }: ApiKeyEntity): PrincipalKind => {
  if (holderKind === 'person') return 'person';
  return roles.every((role) => role === 'ingest') ? 'device' : 'service';
};

export const recordOfKey = (key: ApiKeyEntity): ApiKeyRecord => ({
  ...principalOfKey(key),
  unboundUntil: key.unboundUntil,
  createdAt: key.createdAt,
  createdBy: key.createdBy,
  expiresAt: key.expiresAt,
  revokedAt: key.revokedAt,
  revokedBy: key.revokedBy,
});
