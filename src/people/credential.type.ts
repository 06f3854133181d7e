import { schemaEnum } from '../api/scalars';
import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  AccessToGiveInput,
  PrincipalKindName,
  reportsFromOf,
  ReportsFromType,
  RoleName,
} from '../access/principal.type';
import { PERMISSIONS, type Permission, type Role } from '../access/permissions';
import type { PrincipalKind } from '../access/principal';
import { type CredentialOfHouse, type House, isGood } from './house.state';
import { roleNamesAt } from './principal-of';
import {
  DecidedByType,
  decidedByOf,
  PeopleProposed,
  PeopleRefused,
  PersonRoleType,
  scopeFields,
} from './people.type';

@ObjectType('Credential', {
  description: 'A credential of a person, a device or a service, without its secret.',
})
export class CredentialType extends ReportsFromType {
  @Field(() => ID, { description: 'The public part.' })
  id!: string;

  @Field(() => PrincipalKindName)
  kind!: PrincipalKind;

  @Field(() => ID, { nullable: true, description: 'Staff number; null for devices and services.' })
  person!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => [RoleName], { description: 'Of a person: those in force now.' })
  roles!: readonly Role[];

  @Field(() => Boolean)
  everyCasino!: boolean;

  @Field(() => [ID])
  casinos!: readonly string[];

  @Field(() => Date)
  madeAt!: Date;

  @Field(() => DecidedByType)
  madeBy!: DecidedByType;

  @Field(() => Date)
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Neither expired nor revoked.' })
  isGood!: boolean;

  @Field(() => Date, { nullable: true, description: 'To about a minute; null if it never was.' })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a tablet: its name. It gives no access alone; a person adds a PIN.',
  })
  tablet!: string | null;

  @Field(() => ID, { nullable: true, description: 'The former credential that it replaces.' })
  replaces!: string | null;

  @Field(() => Date, { nullable: true })
  revokedAt!: Date | null;

  @Field(() => DecidedByType, { nullable: true })
  revokedBy!: DecidedByType | null;
}

export function credentialOf(
  house: House,
  credential: CredentialOfHouse,
  { now, lastUsedAt = null }: { readonly now: string; readonly lastUsedAt?: Date | null },
): CredentialType {
  const { id, kind, person, madeAt, madeBy, expiresAt, revoked, replaces, tablet } = credential;
  const { roles, casinos } = roleNamesAt(house, credential, now);
  return {
    ...{ id, kind, person: person ?? null, roles, ...scopeFields(casinos), lastUsedAt },
    name: person === undefined ? credential.name! : house.persons.get(person)!.name,
    ...{ madeAt: new Date(madeAt), madeBy: decidedByOf(madeBy), expiresAt: new Date(expiresAt) },
    isGood:
      isGood(credential, now) && (person === undefined || house.persons.get(person)!.left === undefined),
    ...reportsFromOf(credential),
    ...{ tablet: tablet ?? null, replaces: replaces ?? null },
    ...revocationOf(revoked),
  };
}

const revocationOf = (
  revoked: CredentialOfHouse['revoked'],
): Pick<CredentialType, 'revokedAt' | 'revokedBy'> =>
  revoked === undefined
    ? { revokedAt: null, revokedBy: null }
    : { revokedAt: new Date(revoked.at), revokedBy: decidedByOf(revoked.by) };

export const PermissionName = Object.fromEntries(
  PERMISSIONS.map((permission) => [permission.toUpperCase().replace(/\W/g, '_'), permission]),
) as Record<string, Permission>;
schemaEnum(PermissionName, 'Permission', 'A permission of a role.');

@ObjectType('Me', { description: 'The holder of the credential of this request.' })
export class MeType {
  @Field(() => PrincipalKindName)
  kind!: PrincipalKind;

  @Field(() => ID, { nullable: true, description: 'Staff number; null for devices and services.' })
  person!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => ID, { description: 'The credential that was shown.' })
  credential!: string;

  @Field(() => Date, { description: 'When the credential expires.' })
  expiresAt!: Date;

  @Field(() => [RoleName])
  roles!: readonly Role[];

  @Field(() => [PersonRoleType], { description: 'Of a person: roles with their casinos and dates.' })
  roleGrants!: readonly PersonRoleType[];

  @Field(() => [PermissionName])
  permissions!: readonly Permission[];

  @Field(() => Boolean)
  everyCasino!: boolean;

  @Field(() => [ID])
  casinos!: readonly string[];
}

@InputType({
  description: 'A credential of a device or a service. Give either `everyCasino: true` or the casinos.',
})
export class DeviceCredentialInput extends AccessToGiveInput {
  @Field(() => String, { description: '1 to 200 characters.' })
  name!: string;

  @Field(() => PrincipalKindName, { description: 'DEVICE or SERVICE.' })
  kind!: PrincipalKind;

  @Field(() => Date, { nullable: true, description: 'Within a year. Default: in a year.' })
  expiresAt?: Date | null;
}

@ObjectType({ description: 'A link with which the person enrols a credential, once.' })
export class CredentialOffered {
  @Field(() => String, { description: 'Exchanged at POST /v1/enrol. Shown only once.' })
  code!: string;

  @Field(() => Date)
  expiresAt!: Date;
}

@ObjectType()
export class CredentialMade {
  @Field(() => String, { description: 'Sent as `Authorization: Bearer …`. Shown only once.' })
  secret!: string;

  @Field(() => CredentialType)
  credential!: CredentialType;
}

@ObjectType()
export class CredentialRevoked {
  @Field(() => CredentialType)
  credential!: CredentialType;
}

export const IssueCredentialResult = createUnionType({
  name: 'IssueCredentialResult',
  types: () => [CredentialOffered, PeopleProposed, PeopleRefused] as const,
});

export const MakeCredentialResult = createUnionType({
  name: 'MakeCredentialResult',
  types: () => [CredentialMade, PeopleRefused] as const,
});

export const RevokeCredentialResult = createUnionType({
  name: 'RevokeCredentialResult',
  types: () => [CredentialRevoked, PeopleRefused] as const,
});
