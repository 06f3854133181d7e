import type { Reporter } from '../ledger/_core/events/event-definition';
import type { Permission } from './permissions';
import { ROLES_BY_PERMISSION } from './permission-matrix';
import type { Role } from './role';

/** The casinos a key is valid for. `all` includes later ones. */
export type CasinoScope = 'all' | readonly string[];

/**
 * Who acts. `person`: a named person. `device`: what reports from a place of the house. `service`: another program, which
 * reads. `console`: whoever works at the machine, with the rights of its account.
 */
export const PRINCIPAL_KINDS = ['person', 'device', 'service', 'console'] as const;
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

/** Who a request comes from, as its credential says. */
export interface Principal {
  readonly credentialId: string;
  readonly kind: PrincipalKind;
  /** The staff number of a person; undefined where the credential names nobody who is registered. */
  readonly personId?: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  /** Prefixes of the sources it may report from, canonical: `/casinos/granada/tables/RF1`. Without any: from none. */
  readonly sources?: readonly string[];
  /** As what it may report: events of these classes and no others. Without any: nothing. */
  readonly toldBy?: readonly Reporter[];
}

/** Whether one of the principal's roles has the permission. The casino is asked separately, see `mayCasino`. */
export const may = (principal: Pick<Principal, 'roles'>, permission: Permission): boolean =>
  principal.roles.some((role) => ROLES_BY_PERMISSION[permission].includes(role));

export const mayCasino = (principal: Pick<Principal, 'casinos'>, casino: string): boolean =>
  covers(principal.casinos, [casino]);

export const covers = (outer: CasinoScope, inner: CasinoScope): boolean =>
  outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));
