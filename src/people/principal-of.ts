import {
  type CasinoScope,
  covers,
  type Role,
  ROLES_BY_PERMISSION,
  unionOfScopes,
} from '../access/permissions';
import { EVERY_REPORT, type Principal, type Signing, type Tablet } from '../access/principal';
import { type CredentialOfHouse, type House, isGood, type RoleGrant, rolesAt, tiedTo } from './house.state';
import { endedWithMaker } from './credential-part.rules';
import type { Actor } from './people.rules';
import { present } from '../kernel/present';

/**
 * Milliseconds for which the maker of a credential and its owner cannot approve each other's proposals. Proposals expire
 * after the same time.
 */
const TIE_MS = 30 * 86_400_000;

export const monthBefore = (now: string): string => new Date(Date.parse(now) - TIE_MS).toISOString();

/** When a proposal of this instant lapses. */
export const monthAfter = (at: string): Date => new Date(Date.parse(at) + TIE_MS);

export function principalOfCredential(house: House, credential: CredentialOfHouse, now: string): Principal {
  const { id: credentialId, kind, person, name, roles, casinos, sources, toldBy, unboundUntil } = credential;
  const isUnbound = unboundUntil !== undefined && now < unboundUntil;
  const reporting = isUnbound ? EVERY_REPORT : present({ sources, toldBy });
  if (person === undefined) {
    return { credentialId, kind, name: name!, roles, casinos, ...reporting };
  }
  return { ...personAs(house, { person, credentialId }, now), ...reporting };
}

export function personAs(
  house: House,
  { person, credentialId }: { readonly person: string; readonly credentialId: string },
  now: string,
): Principal {
  const grants = rolesAt(house, person, now).map(({ role, casinos }) => ({ role, casinos }));
  return {
    credentialId,
    kind: 'person',
    personId: person,
    name: house.persons.get(person)!.name,
    ...allOf(grants),
    grants,
    tiedTo: tiedTo(house, person, monthBefore(now)),
    holds: (other, permission, casino) =>
      rolesAt(house, other, now).some(
        (grant) => covers(grant.casinos, [casino]) && ROLES_BY_PERMISSION[permission].includes(grant.role),
      ),
  };
}

interface RolesAndCasinos {
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
}

const allOf = (grants: readonly Pick<RoleGrant, 'role' | 'casinos'>[]): RolesAndCasinos => ({
  roles: [...new Set(grants.map(({ role }) => role))],
  casinos: unionOfScopes(grants.map(({ casinos }) => casinos)),
});

export const roleNamesAt = (
  house: House,
  { person, roles, casinos }: CredentialOfHouse,
  now: string,
): RolesAndCasinos => (person === undefined ? { roles, casinos } : allOf(rolesAt(house, person, now)));

export interface SigningActor extends Actor {
  readonly signing?: Signing;
}

/** The actor of a principal for decisions about persons. Its casinos are those where the principal is administrator. */
export function actorOf(principal: Principal): SigningActor {
  const { kind, credentialId, personId, name, signing } = principal;
  const casinos = casinosOfRole(principal, 'administrator');
  return kind === 'person' && personId !== undefined
    ? { by: { kind, id: personId, name, credential: credentialId }, casinos, ...(signing && { signing }) }
    : { by: { kind: 'service', id: credentialId, name }, casinos };
}

/**
 * Whether an actor has lost the right to act: between sign-in and the record of a decision the person may have left, or lost
 * the credential or the role. For a session of an account at a provider only the person is checked.
 */
export function actsNoLonger(house: House, { by, casinos }: Actor, now: string): boolean {
  const shown = by.kind === 'service' ? by.id : by.credential;
  const credential = shown === undefined ? undefined : house.credentials.get(shown);
  if (credential !== undefined && (!isGood(credential, now) || endedWithMaker(house, credential)))
    return true;
  if (by.kind !== 'person') return false;
  const grants = rolesAt(house, by.id, now).filter(({ role }) => role === 'administrator');
  const hasLeft = house.persons.get(by.id)?.left !== undefined;
  return hasLeft || !covers(allOf(grants).casinos, casinos);
}

function casinosOfRole({ roles, casinos, grants }: Principal, role: Role): CasinoScope {
  if (grants === undefined) return roles.includes(role) ? casinos : [];
  return allOf(grants.filter((grant) => grant.role === role)).casinos;
}

export function goodTablet({ credentials }: House, id: string, now: Date): Tablet | undefined {
  const credential = credentials.get(id);
  return credential && isGood(credential, now.toISOString()) ? tabletOf(credential) : undefined;
}

export function tabletOf({
  id,
  tablet,
  casinos,
  sources = [],
  toldBy = [],
}: CredentialOfHouse): Tablet | undefined {
  const [casino] = casinos === 'all' ? [] : casinos;
  return tablet === undefined || casino === undefined
    ? undefined
    : { credential: id, name: tablet, casino, sources, toldBy };
}
