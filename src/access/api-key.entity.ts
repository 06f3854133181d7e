import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CasinoScope, Principal, PrincipalKind } from './principal';
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
});

/** A system whose only role is to report is a device; any other one is a service. */
const kindOf = ({ holderKind, roles }: ApiKeyEntity): PrincipalKind => {
  if (holderKind === 'person') return 'person';
  return roles.every((role) => role === 'ingest') ? 'device' : 'service';
};

export const recordOfKey = (key: ApiKeyEntity): ApiKeyRecord => ({
  ...principalOfKey(key),
  createdAt: key.createdAt,
  createdBy: key.createdBy,
  expiresAt: key.expiresAt,
  revokedAt: key.revokedAt,
  revokedBy: key.revokedBy,
});
