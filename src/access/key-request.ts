import type { KeyRefusalCode } from './key-refusal';
import { type CasinoScope, covers, type Principal } from './principal';
import { type Role, ROLES } from './role';

export interface KeyRequest {
  readonly holder: string;
  readonly holderKind: 'person' | 'system';
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  readonly expiresAt?: Date;
}

/** The requester: an administrator, by key, or the service itself (first start, command line). */
export type KeyAuthority = Principal | 'the-service';

const LONGEST_HOLDER = 200;
/** Control characters would forge lines in logs; lone surrogates cannot be stored. */
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;
const CASINO = /^[a-z0-9][a-z0-9-]{0,62}$/;

export function whyNotMade(request: KeyRequest, now: Date, by: KeyAuthority): KeyRefusalCode | undefined {
  const { casinos, expiresAt } = request;
  if (!isName(request.holder.trim())) return 'API_KEY.HOLDER_MISSING';
  if (request.roles.length === 0) return 'API_KEY.NO_ROLE';
  if (casinos !== 'all' && casinos.length === 0) return 'API_KEY.NO_CASINO';
  if (casinos !== 'all' && !casinos.every((casino) => CASINO.test(casino))) return 'API_KEY.CASINO_MALFORMED';
  if (expiresAt && !(expiresAt > now)) return 'API_KEY.EXPIRES_IN_THE_PAST';
  if (!reaches(by, casinos)) return 'API_KEY.BEYOND_YOUR_CASINOS';
  return undefined;
}

export const reaches = (by: KeyAuthority, casinos: CasinoScope): boolean =>
  by === 'the-service' || covers(by.casinos, casinos);

/** The same request in one form: name trimmed, roles and casinos once each and in order. */
export const tidied = (request: KeyRequest): KeyRequest => ({
  ...request,
  holder: request.holder.trim(),
  roles: ROLES.filter((role) => request.roles.includes(role)),
  casinos: request.casinos === 'all' ? 'all' : [...new Set(request.casinos)].sort(),
});

const isName = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST_HOLDER && !UNPRINTABLE.test(text);
