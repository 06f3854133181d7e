import { type EventDefinition, type Reporter, REPORTERS } from '../kernel/event-definition';
import { HOUSE } from '../kernel/house';
import type { CasinoEvent } from '../kernel/envelope';
import type { CasinoScope, Permission, Role } from './permissions';
import {
  covers,
  unionOfScopes,
  PERMISSIONS_WITH_PIN,
  ROLES_BY_PERMISSION,
  ROLES_ON_TABLETS,
} from './permissions';

/**
 * The kind of caller. `person`: a named person. `device`: a device that reports from a place of the casino. `service`:
 * another program. `console`: the user of the machine, with the rights of that account.
 */
export const PRINCIPAL_KINDS = ['person', 'device', 'service', 'console'] as const;
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

/** An enrolled tablet: its name in the sources of what is captured on it, and what it is bound to. */
export interface Tablet {
  readonly credential: string;
  readonly name: string;
  readonly casino: string;
  readonly sources: readonly string[];
  readonly toldBy: readonly Reporter[];
}

/** Drawn by the service for one decision: the text is part of what is signed, and holds the moment. */
export interface SigningNonce {
  readonly text: string;
  readonly at: Date;
}

export interface Signing {
  /** The nonce of the signature that came with the request, or else a new one. */
  begin(): Promise<SigningNonce>;
  /**
   * The event with the signature of the person.
   * @throws GraphQLError SIGNATURE_REQUIRED with what is to be signed, where the request brings no signature of this decision
   */
  sign(
    event: CasinoEvent,
    definition: Pick<EventDefinition, 'addedAfterSigning'>,
    nonce?: SigningNonce,
  ): Promise<CasinoEvent>;
}

export interface Principal {
  readonly credentialId: string;
  readonly kind: PrincipalKind;
  /** The staff number of a person; undefined where the credential names no registered person. */
  readonly personId?: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  /** Of a person: each role with its casinos; `roles` and `casinos` are all of them together. */
  readonly grants?: readonly { readonly role: Role; readonly casinos: CasinoScope }[];
  /**
   * The persons who cannot approve a proposal of this one, nor have theirs approved by this one, because one of the two
   * recently made a credential of the other.
   */
  readonly tiedTo?: readonly string[];
  readonly holds?: (person: string, permission: Permission, casino: string) => boolean;
  /**
   * Authenticates the same sender again, for work that had to wait: a credential, a role or a session may have ended
   * meanwhile.
   * @throws HttpException or GraphQLError as the guard would refuse the request now
   */
  readonly again?: () => Promise<Principal>;
  readonly session?: {
    readonly id: string;
    readonly signedInWith: string;
    readonly until: Date;
    readonly freshUntil: Date;
  };
  /** Of a person who signed in with a browser and has a passkey: how this request is signed if it decides something. */
  readonly signing?: Signing;
  readonly tablet?: Tablet;
  /** Prefixes of the sources it may report from, canonical: `/casinos/granada/tables/RF1`. Without any: from none. */
  readonly sources?: readonly string[];
  /** The classes whose events it may report. An empty list allows none. */
  readonly toldBy?: readonly Reporter[];
}

/** Whether one of the principal's roles has the permission. The casino is asked separately, see `mayCasino`. */
export const may = (
  { roles, tablet }: Pick<Principal, 'roles' | 'tablet'>,
  permission: Permission,
): boolean =>
  (tablet === undefined || PERMISSIONS_WITH_PIN.includes(permission)) &&
  roles.some((role) => ROLES_BY_PERMISSION[permission].includes(role));

/** The same person on a tablet: only the roles for its classes, and only at its casino. */
export function onTablet(person: Principal, tablet: Tablet): Principal {
  const grants = (person.grants ?? [])
    .filter(({ role, casinos }) => isFor(tablet, role) && covers(casinos, [tablet.casino]))
    .map(({ role }) => ({ role, casinos: [tablet.casino] }));
  return {
    ...person,
    tablet,
    grants,
    credentialId: tablet.credential,
    roles: [...new Set(grants.map(({ role }) => role))],
    casinos: grants.length === 0 ? [] : [tablet.casino],
  };
}

const isFor = ({ toldBy }: Tablet, role: Role): boolean => {
  const wanted = ROLES_ON_TABLETS[role];
  return role in ROLES_ON_TABLETS && (wanted === undefined || toldBy.includes(wanted));
};

/** Whether it may report from a source: one of its own, or one beneath. `/casinos` is every source of its casinos. */
export const mayReportFrom = ({ sources = [] }: Pick<Principal, 'sources'>, source: string): boolean =>
  sources.some((prefix) => source === prefix || source.startsWith(`${prefix}/`));

/** The class as which a person reports, by role. Persons who count report nothing: counts are submitted. */
const REPORTS_OF_ROLE: Readonly<Partial<Record<Role, Reporter>>> = {
  pit: 'table',
  cage: 'cage',
  accountant: 'office',
};

/**
 * The sources and classes from which it may report about a casino. A person reports by the roles they have at that casino,
 * from tablets and in their own name: the source ends in the staff number (`personOfSource`).
 */
export function reportingAt(
  {
    sources,
    toldBy,
    grants,
    personId,
    tablet,
  }: Pick<Principal, 'sources' | 'toldBy' | 'grants' | 'personId' | 'tablet'>,
  casino: string | undefined,
): Pick<Principal, 'sources' | 'toldBy'> & { readonly inNameOf?: string; readonly onTablet?: string } {
  if (grants === undefined || personId === undefined || sources !== undefined)
    return { ...(sources && { sources }), ...(toldBy && { toldBy }) };
  const places = grants
    .filter((grant) => casino === undefined || covers(grant.casinos, [casino]))
    .flatMap(({ role }) => REPORTS_OF_ROLE[role] ?? []);
  if (places.length === 0) return {};
  const own = casino === undefined ? [] : [`/casinos/${casino}`];
  return {
    sources: tablet === undefined ? own : tablet.sources,
    toldBy: [...new Set(places)],
    inNameOf: personId,
    ...(tablet && { onTablet: tablet.name }),
  };
}

const PERSONAL_SOURCE = /\/tablets\/([^/]+)\/([^/]+)$/;

/** Whose a source of a tablet is: `17` of `/casinos/granada/tables/RF1/tablets/pit-1/17`. */
export const personOfSource = (source: string): string | undefined => PERSONAL_SOURCE.exec(source)?.[2];

export const tabletOfSource = (source: string): string | undefined => PERSONAL_SOURCE.exec(source)?.[1];

export const mayReportAs = (
  { toldBy = [] }: Pick<Principal, 'toldBy'>,
  reporters: readonly Reporter[],
): boolean => reporters.some((reporter) => toldBy.includes(reporter));

/** From every source and as every place: for the console, and for credentials that name this explicitly. */
export const EVERY_REPORT = { sources: ['/casinos'], toldBy: REPORTERS } as const;

export function within(principal: Principal, permission: Permission): Principal {
  const { grants } = principal;
  if (grants === undefined) return principal;
  const allowing = grants.filter(({ role }) => ROLES_BY_PERMISSION[permission].includes(role));
  return { ...principal, casinos: unionOfScopes(allowing.map(({ casinos }) => casinos)) };
}

/** The records of the house itself are for those who may see its persons, at every casino. */
export const mayCasino = (
  { casinos, roles }: Pick<Principal, 'casinos' | 'roles'>,
  casino: string,
): boolean =>
  casino === HOUSE ? casinos === 'all' && may({ roles }, 'people:read') : covers(casinos, [casino]);
