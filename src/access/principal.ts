import type { Permission } from './permissions';
import { ROLES_BY_PERMISSION } from './permission-matrix';
import type { Role } from './role';

/** The casinos a key is valid for. `all` includes later ones. */
export type CasinoScope = 'all' | readonly string[];

export type HolderKind = 'person' | 'system';

export interface Principal {
  readonly keyId: string;
  readonly holder: string;
  readonly holderKind: HolderKind;
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
}

/** Whether one of the principal's roles has the permission. The casino is asked separately, see `mayCasino`. */
export const may = (principal: Pick<Principal, 'roles'>, permission: Permission): boolean =>
  principal.roles.some((role) => ROLES_BY_PERMISSION[permission].includes(role));

export const mayCasino = (principal: Pick<Principal, 'casinos'>, casino: string): boolean =>
  covers(principal.casinos, [casino]);

export const covers = (outer: CasinoScope, inner: CasinoScope): boolean =>
  outer === 'all' || (inner !== 'all' && inner.every((casino) => outer.includes(casino)));
