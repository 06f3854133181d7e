import type { Door } from './doors';
import { PERMISSIONS } from './permission-matrix';
import type { Role } from './role';

/** The casinos a key is good for. `all` includes those that open later. */
export type CasinoScope = 'all' | readonly string[];

/** A key belongs to one named person or to one system; acts that need two people look at this. */
export type HolderKind = 'person' | 'system';

/** Whoever stands at a door, known by the key that was shown. */
export interface Principal {
  /** The public part of the key; safe to log. */
  readonly keyId: string;
  readonly holder: string;
  readonly holderKind: HolderKind;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
}

/** Whether one of the principal's roles passes the door. The casino is asked separately, see `mayCasino`. */
export const may = (principal: Pick<Principal, 'roles'>, door: Door): boolean =>
  principal.roles.some((role) => PERMISSIONS[door].includes(role));

/** Whether the principal may see or report anything of this casino. */
export const mayCasino = (principal: Pick<Principal, 'casinos'>, casino: string): boolean =>
  covers(principal.casinos, [casino]);

/** Whether everything in the inner scope is also in the outer one. */
export const covers = (outer: CasinoScope, inner: CasinoScope): boolean =>
  outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));
