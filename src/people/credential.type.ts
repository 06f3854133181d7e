import { schemaEnum } from '../api/scalars';
import { createUnionType, InputType, ObjectType } from '@nestjs/graphql';
import {
  AccessToGiveInput,
  PrincipalKindName,
  reportsFromOf,
  ReportsFromType,
  RoleName,
} from './principal.type';
import { PERMISSIONS, type Permission, SECONDED_PERMISSIONS } from '../access/permissions';
import { type CredentialOfHouse, type House, isGood } from './house.state';
import type { Issued } from './credentials';
import type { PeopleRegister } from './people-register';
import { roleNamesAt } from './principal-of';
import {
  DecidedByType,
  decidedByOf,
  instanceOf,
  PeopleProposed,
  PeopleRefused,
  PersonRoleType,
  proposalOf,
  scopeFields,
} from './people.type';
import { g } from '../api/schema-fields';

@ObjectType('Credential', {
  description: 'A credential of a person, a device or a service, without its secret.',
})
export class CredentialType extends g.object(ReportsFromType, {
  id: g.id('The public part.'),
  kind: g.of(() => PrincipalKindName),
  person: g.nullable(g.id('Staff number; null for devices and services.')),
  name: g.text(),
  roles: g.listOf(() => RoleName, 'Of a person: those in force now.'),
  everyCasino: g.bool(),
  casinos: g.list(g.id()),
  madeAt: g.dateTime(),
  madeBy: g.of(() => DecidedByType),
  expiresAt: g.dateTime(),
  isGood: g.bool('Neither expired nor revoked.'),
  lastUsedAt: g.nullable(g.dateTime('To about a minute; null if it never was.')),
  tablet: g.nullable(g.text('Of a tablet: its name. It gives no access alone; a person adds a PIN.')),
  sqlLogin: g.nullable(
    g.text('Of a reader of the schema bi: its login role of PostgreSQL. It gives no other access.'),
  ),
  replaces: g.nullable(g.id('The former credential that it replaces.')),
  revokedAt: g.nullable(g.dateTime()),
  revokedBy: g.nullable(g.of(() => DecidedByType)),
}) {}

export function credentialOf(
  house: House,
  credential: CredentialOfHouse,
  { now, lastUsedAt = null }: { readonly now: string; readonly lastUsedAt?: Date | null },
): CredentialType {
  const { id, kind, person, madeAt, madeBy, expiresAt, revoked, replaces, tablet, sqlLogin } = credential;
  const { roles, casinos } = roleNamesAt(house, credential, now);
  return {
    id,
    kind,
    person: person ?? null,
    roles,
    ...scopeFields(casinos),
    lastUsedAt,
    name: person === undefined ? credential.name! : house.persons.get(person)!.name,
    madeAt: new Date(madeAt),
    madeBy: decidedByOf(madeBy),
    expiresAt: new Date(expiresAt),
    isGood:
      isGood(credential, now) && (person === undefined || house.persons.get(person)!.left === undefined),
    ...reportsFromOf(credential),
    tablet: tablet ?? null,
    sqlLogin: sqlLogin ?? null,
    replaces: replaces ?? null,
    ...revocationOf(revoked),
  };
}

const revocationOf = (
  revoked: CredentialOfHouse['revoked'],
): Pick<CredentialType, 'revokedAt' | 'revokedBy'> =>
  revoked === undefined
    ? { revokedAt: null, revokedBy: null }
    : { revokedAt: new Date(revoked.at), revokedBy: decidedByOf(revoked.by) };

const namesOf = <Some extends Permission>(permissions: readonly Some[]): Record<string, Some> =>
  Object.fromEntries(
    permissions.map((permission) => [permission.toUpperCase().replace(/\W/g, '_'), permission]),
  );

export const PermissionName = namesOf(PERMISSIONS);
schemaEnum(PermissionName, 'Permission', 'A permission of a role.');

export const SecondedPermissionName = namesOf(SECONDED_PERMISSIONS);
schemaEnum(
  SecondedPermissionName,
  'SecondedPermission',
  'A permission under which one person proposes and another one approves.',
);

@ObjectType('Me', { description: 'The holder of the credential of this request.' })
export class MeType extends g.object({
  kind: g.of(() => PrincipalKindName),
  person: g.nullable(g.id('Staff number; null for devices and services.')),
  name: g.text(),
  credential: g.id('The credential that was shown.'),
  expiresAt: g.dateTime('When the credential expires.'),
  roles: g.listOf(() => RoleName),
  roleGrants: g.listOf(() => PersonRoleType, 'Of a person: roles with their casinos and dates.'),
  permissions: g.listOf(() => PermissionName),
  everyCasino: g.bool(),
  casinos: g.list(g.id()),
}) {}

@InputType({
  description: 'A credential of a device or a service. Give either `everyCasino: true` or the casinos.',
})
export class DeviceCredentialInput extends g.input(AccessToGiveInput, {
  name: g.text('1 to 200 characters.'),
  kind: g.of(() => PrincipalKindName, 'DEVICE or SERVICE.'),
  expiresAt: g.optional(g.nullable(g.dateTime('Within a year. Default: in a year.'))),
}) {}

@ObjectType({ description: 'A link with which the person enrols a credential, once.' })
export class CredentialOffered extends g.object({
  code: g.text('Exchanged at POST /v1/enrol. Shown only once.'),
  expiresAt: g.dateTime(),
}) {}

@ObjectType()
export class CredentialMade extends g.object({
  secret: g.text('Sent as `Authorization: Bearer …`. Shown only once.'),
  credential: g.of(() => CredentialType),
}) {}

@ObjectType()
export class CredentialRevoked extends g.object({
  credential: g.of(() => CredentialType),
}) {}

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

export async function issuedAs(
  issued: Issued,
  register: PeopleRegister,
  now: string,
): Promise<CredentialOffered | PeopleProposed> {
  if (issued.kind === 'offered') {
    const { secret: code, expiresAt } = issued.link;
    return instanceOf(CredentialOffered, { code, expiresAt });
  }
  const house = await register.house();
  const proposal = house.proposals.get(issued.proposal)!;
  return instanceOf(PeopleProposed, { proposal: proposalOf(house, proposal, now) });
}
