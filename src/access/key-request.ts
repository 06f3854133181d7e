import { isCanonicalSource } from '../ledger/_core/events/envelope';
import { type Reporter, REPORTERS } from '../ledger/_core/events/event-definition';
import { casinoOf } from '../ledger/event-contract/streams';
import type { KeyRefusalCode } from './key-refusal';
import { type CasinoScope, covers, may, mayCasino, type Principal } from './principal';
import { type Role, ROLES } from './role';

export interface KeyRequest {
  readonly holder: string;
  readonly holderKind: 'person' | 'system';
  readonly roles: readonly Role[];
  readonly casinos: CasinoScope;
  /** Prefixes of the sources that it reports from, and as what it reports: both or neither. */
  readonly sources?: readonly string[];
  readonly classes?: readonly Reporter[];
  readonly expiresAt?: Date;
}

/** The requester: an administrator, by key, or the service itself (first start, command line). */
export type KeyAuthority = Principal | 'the-service';

const LONGEST_HOLDER = 200;
/** Control characters would forge lines in logs; lone surrogates cannot be stored. */
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;
const CASINO = /^[a-z0-9][a-z0-9-]{0,62}$/;
/** Every source of the casinos of the key, whatever they are called. */
const EVERY_SOURCE = '/casinos';

export function whyNotMade(request: KeyRequest, now: Date, by: KeyAuthority): KeyRefusalCode | undefined {
  const { casinos, expiresAt } = request;
  if (!isName(request.holder.trim())) return 'API_KEY.HOLDER_MISSING';
  if (request.roles.length === 0) return 'API_KEY.NO_ROLE';
  if (casinos !== 'all' && casinos.length === 0) return 'API_KEY.NO_CASINO';
  if (casinos !== 'all' && !casinos.every((casino) => CASINO.test(casino))) return 'API_KEY.CASINO_MALFORMED';
  if (expiresAt && !(expiresAt > now)) return 'API_KEY.EXPIRES_IN_THE_PAST';
  if (!reaches(by, casinos)) return 'API_KEY.BEYOND_YOUR_CASINOS';
  return whyItMayNotReport(request);
}

/** Who may report says from where and as what; an administrator need not report. */
function whyItMayNotReport({
  roles,
  casinos,
  sources = [],
  classes = [],
}: KeyRequest): KeyRefusalCode | undefined {
  if (sources.length === 0 && classes.length === 0)
    return roles.includes('ingest') ? 'API_KEY.NO_SOURCE' : undefined;
  if (!may({ roles }, 'events:record')) return 'API_KEY.SOURCES_WITHOUT_ROLE';
  if (sources.length === 0) return 'API_KEY.NO_SOURCE';
  if (classes.length === 0) return 'API_KEY.NO_CLASS';
  if (!sources.every((source) => source === EVERY_SOURCE || isCanonicalSource(source)))
    return 'API_KEY.SOURCE_MALFORMED';
  return sources.every((source) => source === EVERY_SOURCE || mayCasino({ casinos }, casinoOf(source)))
    ? undefined
    : 'API_KEY.SOURCE_OF_OTHER_CASINO';
}

export const reaches = (by: KeyAuthority, casinos: CasinoScope): boolean =>
  by === 'the-service' || covers(by.casinos, casinos);

/** The same request in one form: name trimmed, lists with each entry once and in order. */
export const tidied = (request: KeyRequest): Required<Omit<KeyRequest, 'expiresAt'>> & KeyRequest => ({
  ...request,
  holder: request.holder.trim(),
  roles: ROLES.filter((role) => request.roles.includes(role)),
  casinos: request.casinos === 'all' ? 'all' : [...new Set(request.casinos)].sort(),
  sources: [...new Set(request.sources)].sort(),
  classes: REPORTERS.filter((reporter) => request.classes?.includes(reporter)),
});

const isName = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST_HOLDER && !UNPRINTABLE.test(text);
