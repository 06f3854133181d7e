import { type Reporter, REPORTERS } from '../ledger/_core/events/event-definition';
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

/** Whether it may report from a source: one of its own, or one beneath. `/casinos` is every source of its casinos. */
export const mayReportFrom = ({ sources = [] }: Pick<Principal, 'sources'>, source: string): boolean =>
  sources.some((prefix) => source === prefix || source.startsWith(`${prefix}/`));

/** Whether it may report as one of these places. */
export const mayReportAs = (
  { toldBy = [] }: Pick<Principal, 'toldBy'>,
  reporters: readonly Reporter[],
): boolean => reporters.some((reporter) => toldBy.includes(reporter));

/** From every source and as every place: for the console, and for who is given so much by name. */
export const EVERY_REPORT = { sources: ['/casinos'], toldBy: REPORTERS } as const;

export const mayCasino = (principal: Pick<Principal, 'casinos'>, casino: string): boolean =>
  covers(principal.casinos, [casino]);

export const covers = (outer: CasinoScope, inner: CasinoScope): boolean =>
  outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));
